<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\OpeningField;

/**
 * The email addresses that receive copies of the notifications of an opening's applications. Stored under the name that
 * WP Job Openings Pro uses, separated by commas.
 */
final class NotificationCopiesField extends OpeningField
{
    public const KEY = 'awsm_job_cc_email_addresses';
    private const MAX_ADDRESSES = 10;
    private const MAX_LENGTH = 1000;

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Copies of notifications', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text(
            $this->label(),
            self::MAX_LENGTH,
            __('Email addresses, separated by commas, that receive each notification of a new application.', 'courant-desk'),
        );
    }

    public function sanitize(mixed $value): string
    {
        return implode(', ', self::parseAddresses($value));
    }

    /**
     * Adds the addresses of the opening to the headers of a notification.
     *
     * @param list<string>            $headers
     * @param array<array-key, mixed> $applicant
     * @return list<string>
     */
    public function addRecipients(array $headers, array $applicant): array
    {
        $opening = is_numeric($applicant['awsm_job_id'] ?? null) ? (int) $applicant['awsm_job_id'] : 0;
        foreach ($opening > 0 ? self::parseAddresses(get_post_meta($opening, self::KEY, true)) : [] as $address) {
            $headers[] = 'Cc: ' . $address;
        }

        return $headers;
    }

    /** @return list<string> valid addresses, each once */
    private static function parseAddresses(mixed $value): array
    {
        $items = is_string($value) ? preg_split('/[\s,;]+/', mb_scrub($value, 'UTF-8')) : false;
        $addresses = array_filter(
            $items === false ? [] : $items,
            static fn (string $item): bool => is_email($item) !== false,
        );

        return array_slice(array_values(array_unique($addresses)), 0, self::MAX_ADDRESSES);
    }
}
