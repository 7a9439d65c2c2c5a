<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Kernel\Violation;

/** What applicants are told, in their language; plain text, not escaped. */
final class Messages
{
    public function __construct(private readonly string $captcha = '')
    {
    }

    public function of(Violation $violation, ?FormDefinition $form = null): string
    {
        $field = $form?->field($violation->field);
        $facts = $violation->facts;
        if ($violation->code === 'field.missing' && $field?->missing !== null && $field->missing !== '') {
            return $field->missing;
        }
        if (str_ends_with($violation->code, '.malformed') && $field?->message !== null && $field->message !== '') {
            return $field->message;
        }

        return match ($violation->code) {
            'field.missing' => $this->named($field->label ?? ''),
            'field.too_long' => $this->counted(__('Please enter no more than {0} characters.', 'courant-desk'), $facts['max'] ?? 0),
            'field.too_short' => $this->counted(__('Please enter at least {0} characters.', 'courant-desk'), $facts['min'] ?? 0),
            'value.below' => $this->counted(__('Please enter a value greater than or equal to {0}.', 'courant-desk'), $facts['min'] ?? 0),
            'value.above' => $this->counted(__('Please enter a value less than or equal to {0}.', 'courant-desk'), $facts['max'] ?? 0),
            'email.malformed' => __('Please enter a valid email address.', 'courant-desk'),
            'phone.malformed' => __('Please enter a valid phone number: digits, spaces, brackets, hyphens, and a plus sign in front.', 'courant-desk'),
            'url.malformed' => __('Please enter a valid URL.', 'courant-desk'),
            'date.malformed' => __('Please enter a valid date.', 'courant-desk'),
            'number.malformed' => __('Please enter a valid number.', 'courant-desk'),
            'choice.unknown' => __('Please choose one of the options.', 'courant-desk'),
            'consent.missing' => $violation->field === FormDefinition::CONSENT
                ? __('Please agree to how we handle your data.', 'courant-desk')
                : __('Please agree to this.', 'courant-desk'),
            'captcha.wrong' => $this->captcha,
            'integration.refused' => (string) ($facts['message'] ?? ''),
            'storage.full' => $this->storageFull(),
            'rate.exceeded' => __('Too many applications came from your address. Please wait a minute and send it again.', 'courant-desk'),
            default => $this->ofFile($violation) ?? $this->ofGate($violation->code),
        };
    }

    /** The same where the field's label stands beside it. */
    public function besideField(Violation $violation, ?FormDefinition $form = null): string
    {
        $own = $form?->field($violation->field)->missing ?? '';

        return $violation->code === 'field.missing' && $own === '' ? $this->named('') : $this->of($violation, $form);
    }

    public function general(): string
    {
        return __('Something went wrong, and your application was not sent. Please try again.', 'courant-desk');
    }

    public function success(Receipt $receipt): string
    {
        /* translators: %s: reference number of the application */
        return sprintf(__('Thank you, we have your application. Your reference number is %s.', 'courant-desk'), $receipt->reference);
    }

    public function storageFull(): string
    {
        return __('We cannot accept files at the moment, and your application was not sent. Please try again later.', 'courant-desk');
    }

    /** @param int $bytes the limit */
    public function bodyTooLarge(int $bytes): string
    {
        /* translators: %s: size, such as 8 MB */
        return sprintf(__('What you sent is too large for us: all files together may have %s. Please choose a smaller file.', 'courant-desk'), $this->size($bytes));
    }

    public function size(int $bytes): string
    {
        return (string) size_format($bytes, $bytes % MB_IN_BYTES === 0 ? 0 : 1);
    }

    private function ofFile(Violation $violation): ?string
    {
        $max = $this->size((int) ($violation->facts['max'] ?? 0));
        $types = (string) ($violation->facts['types'] ?? '');

        return match ($violation->code) {
            'file.missing' => $violation->field === FormDefinition::FILE ? __('Please choose your CV.', 'courant-desk') : __('Please choose a file.', 'courant-desk'),
            /* translators: %s: list of endings, such as pdf, docx */
            'file.type' => sprintf(__('Files of this type are not accepted. Please choose one of these: %s.', 'courant-desk'), $types),
            'file.content' => __('The content of this file does not fit its name. Please save it anew, best as a PDF, and choose it again.', 'courant-desk'),
            'file.infected' => __('Our scanner found harmful code in this file, so we cannot take it. Please choose another one.', 'courant-desk'),
            'file.empty' => __('This file is empty. Please choose another one.', 'courant-desk'),
            /* translators: %s: size, such as 10 MB */
            'file.too_large' => sprintf(__('This file is too large: it may have %s.', 'courant-desk'), $max),
            'file.total_too_large' => $this->bodyTooLarge((int) ($violation->facts['max'] ?? 0)),
            'file.partial' => __('The file arrived only in part. Please send it again.', 'courant-desk'),
            'file.unwritable' => __('We could not take your file in just now. Please send it again in a few minutes.', 'courant-desk'),
            /* translators: %d: number of files */
            'file.too_many' => sprintf(_n('Please choose no more than %d file.', 'Please choose no more than %d files.', (int) ($violation->facts['max'] ?? 1), 'courant-desk'), (int) ($violation->facts['max'] ?? 1)),
            default => null,
        };
    }

    private function ofGate(string $code): string
    {
        return match ($code) {
            'opening.unknown' => __('This opening does not exist (any more).', 'courant-desk'),
            'opening.closed' => __('This opening has closed meanwhile, so applications are no longer accepted.', 'courant-desk'),
            'opening.unpublished' => __('This opening does not accept applications.', 'courant-desk'),
            'attempt.busy' => __('Your application is still being stored. Please send it again in a minute; it will not be stored twice.', 'courant-desk'),
            default => $this->general(),
        };
    }

    private function named(string $label): string
    {
        return $label === ''
            ? __('This field is required.', 'courant-desk')
            /* translators: %s: label of a field */
            : sprintf(__('%s: this field is required.', 'courant-desk'), $label);
    }

    private function counted(string $text, string|int $number): string
    {
        return str_replace('{0}', (string) $number, $text);
    }
}
