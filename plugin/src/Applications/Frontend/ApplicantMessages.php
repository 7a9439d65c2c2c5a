<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Kernel\SiteDateFormat;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use DateTimeImmutable;

/** Returns the messages for applicants, in the current locale. Plain text, not escaped. */
final class ApplicantMessages
{
    public function __construct(private readonly string $captcha = '')
    {
    }

    public function describe(Violation $violation, ?FormDefinition $form = null): string
    {
        $field = $form?->field($violation->field);
        $facts = $violation->facts;
        if (
            $violation->code === 'field.missing' && $field?->requiredMessage !== null && $field->requiredMessage !== ''
        ) {
            return $field->requiredMessage;
        }
        if (
            str_ends_with($violation->code, '.malformed')
            && $field?->invalidMessage !== null
            && $field->invalidMessage !== ''
        ) {
            return $field->invalidMessage;
        }

        return match ($violation->code) {
            'field.missing' => $this->missingMessage($violation->field) ?? $this->requiredMessage($field->label ?? ''),
            'field.too_long' => $this->insertNumber(
                __('Please enter no more than {0} characters.', 'courant-desk'),
                $facts['max'] ?? 0,
            ),
            'field.too_short' => $this->insertNumber(
                __('Please enter at least {0} characters.', 'courant-desk'),
                $facts['min'] ?? 0,
            ),
            'value.below' => $this->insertNumber(
                __('Please enter a value greater than or equal to {0}.', 'courant-desk'),
                $facts['min'] ?? 0,
            ),
            'value.above' => $this->insertNumber(
                __('Please enter a value less than or equal to {0}.', 'courant-desk'),
                $facts['max'] ?? 0,
            ),
            'email.malformed' => __('Please enter a valid email address.', 'courant-desk'),
            'phone.malformed' => __('Please enter a valid phone number: digits, spaces, brackets, hyphens, and a plus sign in front.', 'courant-desk'),
            'url.malformed' => __('Enter a full web address, such as https://example.com.', 'courant-desk'),
            'date.malformed' => __('Please enter a valid date.', 'courant-desk'),
            'number.malformed' => __('Please enter a valid number.', 'courant-desk'),
            'choice.unknown' => __('Please choose one of the options.', 'courant-desk'),
            'consent.missing' => $violation->field === FormDefinition::CONSENT
                ? __('Please agree to how we handle your data.', 'courant-desk')
                : __('Please agree to this.', 'courant-desk'),
            'captcha.wrong' => $this->captcha,
            'integration.refused' => (string) ($facts['message'] ?? ''),
            'storage.full' => $this->storageFull(),
            'rate.exceeded' => __('Too many applications were sent from your IP address. Please wait a minute and send it again.', 'courant-desk'),
            default => $this->describeFileError($violation) ?? $this->describeOpeningError($violation->code),
        };
    }

    /** Returns the message for use next to the field, without the field's label. */
    public function describeNextToField(Violation $violation, ?FormDefinition $form = null): string
    {
        $own = $form?->field($violation->field)->requiredMessage ?? '';

        return $violation->code === 'field.missing' && $own === ''
            ? $this->missingMessage($violation->field) ?? $this->requiredMessage('')
            : $this->describe($violation, $form);
    }

    public function generalError(): string
    {
        return __('Something went wrong, and your application was not sent. Please try again.', 'courant-desk');
    }

    public function successMessage(SubmissionReceipt $receipt): string
    {
        return sprintf(
            /* translators: %s: reference number of the application */
            __('Thank you, we received your application. Your reference number is %s.', 'courant-desk'),
            $receipt->reference,
        );
    }

    /** Returns which fields and files were sent, by their labels and names; '' for none. */
    public function sentFields(FormDefinition $form, ApplicationInput $input): string
    {
        $items = [];
        foreach ($form->visibleFor($input)->fields as $field) {
            $files = array_map(
                static fn (IncomingFile $file): string => $file->name,
                $input->files[$field->name] ?? [],
            );
            if ($files !== []) {
                $items[] = $field->label . ' (' . implode(', ', $files) . ')';
            } elseif ($field->type !== FieldType::Consent && trim($input->text($field->name)) !== '') {
                $items[] = $field->label;
            }
        }

        return $this->sentItems($items);
    }

    /** @param list<string> $items labels of fields, with the names of files */
    public function sentItems(array $items): string
    {
        return $items === []
            ? ''
            /* translators: %s: list of labels of fields, such as: Full name, Email, and CV (cv.pdf) */
            : sprintf(__('You sent: %s.', 'courant-desk'), wp_sprintf('%l', $items));
    }

    /** Returns the date and time at which an application was sent. */
    public function sentAt(DateTimeImmutable $time): string
    {
        return sprintf(
            /* translators: 1: date, 2: time */
            __('Sent on %1$s, %2$s.', 'courant-desk'),
            (string) wp_date(SiteDateFormat::dateFormat(), $time->getTimestamp()),
            (string) wp_date(SiteDateFormat::timeFormat(), $time->getTimestamp()),
        );
    }

    /** Formats the Unix time of an event, such as "November 28, 2026, 10:51 pm". */
    public function dateAndTime(int $at): string
    {
        return sprintf(
            /* translators: 1: date, 2: time */
            _x('%1$s, %2$s', 'date and time', 'courant-desk'),
            (string) wp_date(SiteDateFormat::dateFormat(), $at),
            (string) wp_date(SiteDateFormat::timeFormat(), $at),
        );
    }

    public function storageFull(): string
    {
        return __('We cannot accept files at the moment, and your application was not sent. Please try again later.', 'courant-desk');
    }

    /** @param int $bytes size limit */
    public function bodyTooLarge(int $bytes): string
    {
        return sprintf(
            /* translators: %s: size, such as 8 MB */
            __('The files are too large. The maximum size of all files together is %s. Choose smaller files.', 'courant-desk'),
            $this->formatSize($bytes),
        );
    }

    public function formatSize(int $bytes): string
    {
        return (string) size_format($bytes, $bytes % MB_IN_BYTES === 0 ? 0 : 1);
    }

    private function describeFileError(Violation $violation): ?string
    {
        $name = (string) ($violation->facts['name'] ?? '');
        $types = (string) ($violation->facts['types'] ?? '');

        return match ($violation->code) {
            'file.missing' => $violation->field === FormDefinition::FILE
                ? __('Choose your CV.', 'courant-desk')
                : __('Choose a file.', 'courant-desk'),
            'file.type' => sprintf(
                /* translators: 1: name of a file, 2: list of file extensions, such as pdf, docx */
                __('“%1$s” has a file type that is not accepted. Choose one of these: %2$s.', 'courant-desk'),
                $name,
                $types,
            ),
            'file.content' => sprintf(
                /* translators: %s: name of a file */
                __('The content of “%s” does not match its file extension. Save it again, preferably as a PDF, and choose it again.', 'courant-desk'),
                $name,
            ),
            'file.infected' => sprintf(
                /* translators: %s: name of a file */
                __('The malware scanner found harmful code in “%s”. Choose another file.', 'courant-desk'),
                $name,
            ),
            'file.gone' => __('This file no longer exists. Nothing was changed.', 'courant-desk'),
            /* translators: %s: name of a file */
            'file.empty' => sprintf(__('“%s” is empty. Choose another file.', 'courant-desk'), $name),
            'file.too_large' => $this->fileTooLarge(
                $name,
                (int) ($violation->facts['bytes'] ?? 0),
                (int) ($violation->facts['max'] ?? 0),
            ),
            'file.total_too_large' => $this->bodyTooLarge((int) ($violation->facts['max'] ?? 0)),
            /* translators: %s: name of a file */
            'file.partial' => sprintf(__('“%s” was only partly uploaded. Send it again.', 'courant-desk'), $name),
            'file.unwritable' => sprintf(
                /* translators: %s: name of a file */
                __('“%s” could not be stored. Send it again in a few minutes.', 'courant-desk'),
                $name,
            ),
            'file.too_many' => ($violation->facts['max'] ?? 1) === 1
                ? __('Please choose one file only.', 'courant-desk')
                : $this->insertNumber(
                    __('Please choose no more than {0} files.', 'courant-desk'),
                    $violation->facts['max'],
                ),
            default => null,
        };
    }

    /** @param int $bytes size of the file, 0 when PHP rejected it before its size was known */
    private function fileTooLarge(string $name, int $bytes, int $max): string
    {
        return $bytes > $max
            ? sprintf(
                /* translators: 1: name of a file, 2 and 3: sizes, such as 12.5 MB and 10 MB */
                __('“%1$s” is %2$s. The maximum size is %3$s. Choose a smaller file.', 'courant-desk'),
                $name,
                $this->formatSize($bytes),
                $this->formatSize($max),
            )
            : sprintf(
                /* translators: 1: name of a file, 2: size, such as 10 MB */
                __('“%1$s” is too large. The maximum size is %2$s. Choose a smaller file.', 'courant-desk'),
                $name,
                $this->formatSize($max),
            );
    }

    private function describeOpeningError(string $code): string
    {
        return match ($code) {
            'opening.closed' => __('This opening has closed in the meantime, so applications are no longer accepted.', 'courant-desk'),
            'opening.unavailable' => __('This opening does not accept applications.', 'courant-desk'),
            'attempt.busy' => __('Your application is still being stored. Please send it again in a minute; it will not be stored twice.', 'courant-desk'),
            default => $this->generalError(),
        };
    }

    /** Returns what to enter in a standard field; null for fields of the form builder, whose labels are free text. */
    private function missingMessage(string $name): ?string
    {
        return match ($name) {
            FormDefinition::NAME => __('Enter your full name.', 'courant-desk'),
            FormDefinition::EMAIL => __('Enter your email address.', 'courant-desk'),
            FormDefinition::PHONE => __('Enter your phone number.', 'courant-desk'),
            FormDefinition::COVER_LETTER => __('Enter your cover letter.', 'courant-desk'),
            FormDefinition::FILE => __('Choose your CV.', 'courant-desk'),
            default => null,
        };
    }

    private function requiredMessage(string $label): string
    {
        return $label === ''
            ? __('This field is required.', 'courant-desk')
            /* translators: %s: label of a field */
            : sprintf(__('%s: this field is required.', 'courant-desk'), $label);
    }

    private function insertNumber(string $text, string|int $number): string
    {
        return str_replace('{0}', (string) $number, $text);
    }
}
