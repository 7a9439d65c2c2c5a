<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\Education;
use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use WP_Post;

/** What changed in the structured fields between two revisions of an opening, on WordPress's screen of revisions. */
final class RevisionDiff
{
    public function boot(): void
    {
        add_filter('wp_get_revision_ui_diff', [$this, 'add'], 10, 3);
    }

    /**
     * @param list<array{id: string, name: string, diff: string}> $fields
     * @param WP_Post|false                                       $from
     * @return list<array{id: string, name: string, diff: string}>
     */
    public function add(array $fields, WP_Post|false $from, WP_Post $to): array
    {
        $opening = $to->post_type === 'revision' ? $to->post_parent : $to->ID;
        if (get_post_type($opening) !== OpeningType::NAME) {
            return $fields;
        }
        $before = $from === false ? [] : self::lines($from->ID);
        $after = self::lines($to->ID);
        foreach ($after as $key => [$label, $text]) {
            $diff = wp_text_diff($before[$key][1] ?? '', $text, ['show_split_view' => true]);
            if ($diff !== '') {
                $fields[] = ['id' => $key, 'name' => $label, 'diff' => $diff];
            }
        }

        return $fields;
    }

    /** @return array<string, array{string, string}> label and words by key */
    private static function lines(int $id): array
    {
        $meta = static fn (string $key): mixed => get_metadata('post', $id, $key, true);
        $text = static fn (string $key): string => is_scalar($meta($key)) ? (string) $meta($key) : '';
        $salary = $meta(OpeningMeta::SALARY);
        $salary = is_array($salary) ? Salary::fromArray($salary) : null;
        $closing = ClosingRecord::at($text(OpeningMeta::CLOSING_AT))->moment(wp_timezone());
        $mode = WorkMode::tryFrom($text(OpeningMeta::WORK_MODE));
        $education = Education::tryFrom($text(OpeningMeta::EDUCATION));
        $marks = OpeningFields::marks($meta);

        return [
            'courant-closing' => [__('Closes', 'courant-desk'), $closing === null ? '' : Words::closing($closing)],
            'courant-places' => [__('Places', 'courant-desk'), implode("\n", array_map(Words::place(...), OpeningFields::placeValues($meta(OpeningMeta::PLACES))))],
            'courant-mode' => [__('Work mode', 'courant-desk'), $mode === null ? '' : Words::workMode($mode)],
            'courant-remote' => [__('Remote from', 'courant-desk'), implode(', ', array_map(Words::country(...), OpeningFields::countries($meta(OpeningMeta::REMOTE_COUNTRIES))))],
            'courant-employment' => [
                __('Employment', 'courant-desk'),
                implode(', ', array_map(static fn (EmploymentType $type): string => Words::employmentType($type), OpeningFields::employmentTypeValues($meta(OpeningMeta::EMPLOYMENT_TYPES)))),
            ],
            'courant-salary' => [__('Salary', 'courant-desk'), $salary === null ? '' : Words::salary($salary) . ($salary->shown ? '' : "\n" . __('Visitors do not see it', 'courant-desk'))],
            'courant-education' => [__('Education', 'courant-desk'), $education === null ? '' : Words::education($education)],
            'courant-experience' => [__('Experience', 'courant-desk'), Words::experience(OpeningFields::months($meta(OpeningMeta::EXPERIENCE)))],
            'courant-identifier' => [__('Reference', 'courant-desk'), $text(OpeningMeta::IDENTIFIER)],
            'courant-marks' => [__('Marks', 'courant-desk'), implode(', ', array_keys(array_filter([
                __('Filled', 'courant-desk') => $marks->filled,
                __('Featured', 'courant-desk') => $marks->featured,
                __('Unlisted', 'courant-desk') => $marks->unlisted,
            ])))],
        ];
    }
}
