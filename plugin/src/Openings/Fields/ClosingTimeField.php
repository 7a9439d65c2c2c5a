<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\FieldInput;
use CourantDesk\Openings\Domain\MissingFieldNotice;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use DateTimeInterface;

/**
 * Declares the field for the time at which an opening closes, in the site's time zone: `Y-m-d\TH:i`, or '' for never.
 */
final class ClosingTimeField extends OpeningField
{
    public const KEY = 'courant_closing_at';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Closes', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::custom(
            __('Closing date (leave empty to keep the opening open)', 'courant-desk'),
            'openings/field-closing',
            'date-time',
            /* translators: %s: a time zone such as Europe/Berlin */
            sprintf(__('Time zone: %s', 'courant-desk'), wp_timezone_string()),
        );
    }

    public function sanitize(mixed $value): string
    {
        return is_string($value) ? ClosingDate::normalizeDateTime($value) : '';
    }

    public function value(Opening $opening): string
    {
        return $opening->closing?->format('Y-m-d\TH:i') ?? '';
    }

    public function format(mixed $value): string
    {
        $closing = ClosingDate::fromString(is_string($value) ? $value : '')->toDateTime(wp_timezone());

        return $closing === null ? '' : OpeningFieldFormatter::closing($closing);
    }

    public function panel(): string
    {
        return self::CLOSING_PANEL;
    }

    public function isInQuickEdit(): bool
    {
        return true;
    }

    /** Parses a day and a time. The input of the day has the name that WP Job Openings uses. */
    public function parseForm(array $form, int $opening): FieldInput
    {
        $text = static fn (string $key): string => is_scalar($form[$key] ?? null)
            ? Utf8::toSingleLine((string) $form[$key])
            : '';
        $day = $text(ClosingDayField::KEY);
        if ($text(ClosingEnabledField::KEY) !== ClosingEnabledField::ON || $day === '') {
            return FieldInput::valid('');
        }
        $time = $text('courant_closing_time');
        $dateTime = ClosingDate::normalizeDateTime($time === '' ? $day : $day . 'T' . $time);

        return $dateTime === '' ? FieldInput::invalid('closing.malformed') : FieldInput::valid($dateTime);
    }

    public function column(): string
    {
        return 'courant_closing';
    }

    public function isColumnHidden(): bool
    {
        return false;
    }

    public function isCopied(): bool
    {
        return false;
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        return ['validThrough' => $opening->closing?->format(DateTimeInterface::ATOM)];
    }

    public function exportName(): string
    {
        return 'closing';
    }

    public function exportValue(Opening $opening): ?string
    {
        return $opening->closing?->format(DateTimeInterface::ATOM);
    }

    public function feedName(): string
    {
        return 'closing';
    }

    public function feedValue(Opening $opening): ?string
    {
        return $this->exportValue($opening);
    }

    public function xmlFeedElements(Opening $opening): array
    {
        return ['expirationdate' => $opening->closing?->format(DATE_RFC2822) ?? ''];
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return ClosingDate::fromDateTime($draft->closing, wp_timezone())->dateTime;
    }

    public function missingNotice(): MissingFieldNotice
    {
        return new MissingFieldNotice(
            __('Closing date missing: the job opening stays open until someone closes it.', 'courant-desk'),
            __('Set closing date', 'courant-desk'),
        );
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
