<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\FieldResponse;

/**
 * Reads the responses of an applicant, in the field order and with the labels of the form at the time of the
 * application.
 *
 * @see docs/compatibility/wp-job-openings.md#meta
 */
final class FieldResponseRepository
{
    /** WP Job Openings Pro stores the ID of the attachment as the value of these. The files are listed as files. */
    private const FILE_TYPES = ['file', 'photo', 'resume'];

    /**
     * Returns the responses to fields without a separate meta key.
     *
     * @return list<FieldResponse>
     */
    public function findCustom(int $application): array
    {
        $stored = get_post_meta($application, 'awsm_applicant_custom_fields', true);
        $responses = [];
        foreach (is_array($stored) ? $stored : [] as $name => $field) {
            if (
                is_array($field) && is_scalar($field['value'] ?? null)
                && !in_array($field['type'] ?? '', self::FILE_TYPES, true)
            ) {
                $responses[] = new FieldResponse(
                    (string) $name,
                    is_scalar($field['label'] ?? null) ? (string) $field['label'] : (string) $name,
                    is_scalar($field['type'] ?? null) ? (string) $field['type'] : 'text',
                    (string) $field['value'],
                    is_scalar($field['shown'] ?? null) ? (string) $field['shown'] : (string) $field['value'],
                );
            }
        }

        return $responses;
    }
}
