<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/** Adds the changed structured fields to WordPress's revisions screen. */
final class RevisionDiff
{
    /**
     * @param list<array{id: string, name: string, diff: string}> $fields
     * @param WP_Post|false                                       $from
     * @return list<array{id: string, name: string, diff: string}>
     */
    public function addFields(array $fields, WP_Post|false $from, WP_Post $to): array
    {
        $opening = $to->post_type === 'revision' ? $to->post_parent : $to->ID;
        if (get_post_type($opening) !== OpeningPostType::NAME) {
            return $fields;
        }
        $before = $from === false ? [] : self::describeFields($from->ID);
        $after = self::describeFields($to->ID);
        foreach ($after as $key => [$label, $text]) {
            $diff = wp_text_diff($before[$key][1] ?? '', $text, ['show_split_view' => true]);
            if ($diff !== '') {
                $fields[] = ['id' => $key, 'name' => $label, 'diff' => $diff];
            }
        }

        return $fields;
    }

    /** @return array<string, array{string, string}> label and text by key */
    private static function describeFields(int $id): array
    {
        $meta = static fn (string $key): mixed => get_metadata('post', $id, $key, true);
        $text = static fn (string $key): string => is_scalar($meta($key)) ? (string) $meta($key) : '';
        $salary = $meta(OpeningMeta::SALARY);
        $salary = is_array($salary) ? Salary::fromArray($salary) : null;
        $closing = ClosingDate::fromString($text(OpeningMeta::CLOSING_AT))->toDateTime(wp_timezone());
        $mode = WorkMode::tryFrom($text(OpeningMeta::WORK_MODE));
        $education = Education::tryFrom($text(OpeningMeta::EDUCATION));
        $marks = OpeningFieldParser::parseFlags($meta);

        return [
            'courant-closing' => [__('Closes', 'courant-desk'), $closing === null ? '' : OpeningFieldFormatter::closing($closing)],
            'courant-places' => [__('Locations', 'courant-desk'), implode("\n", array_map(OpeningFieldFormatter::place(...), OpeningFieldParser::parsePlaces($meta(OpeningMeta::PLACES))))],
            'courant-mode' => [__('Work mode', 'courant-desk'), $mode === null ? '' : OpeningFieldFormatter::workMode($mode)],
            'courant-remote' => [__('Remote from', 'courant-desk'), implode(', ', array_map(OpeningFieldFormatter::country(...), OpeningFieldParser::sanitizeCountries($meta(OpeningMeta::REMOTE_COUNTRIES))))],
            'courant-employment' => [
                __('Employment type', 'courant-desk'),
                implode(', ', array_map(static fn (EmploymentType $type): string => OpeningFieldFormatter::employmentType($type), OpeningFieldParser::parseEmploymentTypes($meta(OpeningMeta::EMPLOYMENT_TYPES)))),
            ],
            'courant-salary' => [__('Salary', 'courant-desk'), $salary === null ? '' : OpeningFieldFormatter::salary($salary) . ($salary->isVisible ? '' : "\n" . __('Hidden from visitors', 'courant-desk'))],
            'courant-education' => [__('Education', 'courant-desk'), $education === null ? '' : OpeningFieldFormatter::education($education)],
            'courant-experience' => [__('Experience', 'courant-desk'), OpeningFieldFormatter::experience(OpeningFieldParser::sanitizeMonths($meta(OpeningMeta::EXPERIENCE_MONTHS)))],
            'courant-identifier' => [__('Reference', 'courant-desk'), $text(OpeningMeta::IDENTIFIER)],
            'courant-marks' => [__('Flags', 'courant-desk'), implode(', ', array_keys(array_filter([
                __('Filled', 'courant-desk') => $marks->isFilled,
                __('Featured', 'courant-desk') => $marks->isFeatured,
                __('Unlisted', 'courant-desk') => $marks->isUnlisted,
            ])))],
        ];
    }
}
