<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/**
 * Changes openings at random, as editors who work at the same time do: texts, status, dates, terms, meta; creates and
 * deletes.
 */
final class OpeningEditor
{
    private const WORDS = [
        'anchor', 'basil', 'comet', 'dahlia', 'ember', 'fjord', 'glacier', 'harvest', 'island', 'jigsaw', 'kettle',
        'lantern', '東京', 'c++', 'ämter', 'quokka', 'журнал',
    ];

    public function __construct(int $seed)
    {
        mt_srand($seed);
    }

    /** @return int number of edits that WordPress reported as failed */
    public function edit(int $number): int
    {
        $failed = 0;
        for ($edit = 0; $edit < $number; $edit++) {
            wp_cache_flush();
            $failed += $this->editOne() ? 0 : 1;
        }

        return $failed;
    }

    public function create(): int
    {
        $id = wp_insert_post([
            'post_type' => 'awsm_job_openings',
            'post_status' => mt_rand(0, 4) === 0 ? 'expired' : 'publish',
            'post_title' => $this->text(mt_rand(1, 4)),
            'post_content' => '<p>' . $this->text(mt_rand(0, 60)) . '</p>',
            'post_date' => gmdate('Y-m-d H:i:s', 1700000000 - mt_rand(1, 60) * 86400),
        ]);
        if ($id > 0) {
            wp_set_object_terms($id, $this->terms('job-type', 'Type'), 'job-type');
        }

        return $id;
    }

    private function editOne(): bool
    {
        $ids = get_posts(
            ['post_type' => 'awsm_job_openings', 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => -1]
        );
        if ($ids === [] || mt_rand(0, 9) === 0) {
            return $this->create() > 0;
        }
        $id = $ids[array_rand($ids)];

        return match (mt_rand(0, 9)) {
            0, 1 => wp_update_post(['ID' => $id, 'post_title' => $this->text(mt_rand(1, 4))]) > 0,
            2, 3 => wp_update_post(['ID' => $id, 'post_content' => '<p>' . $this->text(mt_rand(0, 60)) . '</p>']) > 0,
            4 => wp_update_post(['ID' => $id, 'post_status' => ['publish', 'expired', 'draft'][mt_rand(0, 2)]]) > 0,
            5 => is_array(wp_set_object_terms($id, $this->terms('job-type', 'Type'), 'job-type', mt_rand(0, 1) === 0)),
            6 => is_array(wp_set_object_terms($id, $this->terms('job-category', 'Category'), 'job-category')),
            7 => self::setMeta($id, 'courant_work_mode', ['remote', 'hybrid', 'on-site'][mt_rand(0, 2)]),
            8 => self::setMeta($id, 'awsm_pro_exclude_job', ['', 'exclude'][mt_rand(0, 1)]),
            // It may have been deleted already.
            default => wp_delete_post($id, true) !== null,
        };
    }

    private static function setMeta(int $id, string $key, string $value): bool
    {
        update_post_meta($id, $key, $value);

        return true;
    }

    /** @return list<int> */
    private function terms(string $taxonomy, string $name): array
    {
        $ids = [];
        for ($number = mt_rand(1, 2); $number > 0; $number--) {
            $term = get_term_by('name', "$name " . mt_rand(1, 4), $taxonomy);
            $ids[] = $term instanceof \WP_Term ? $term->term_id : 0;
        }

        return array_values(array_diff($ids, [0]));
    }

    private function text(int $words): string
    {
        return implode(' ', array_map(
            static fn (): string => self::WORDS[array_rand(self::WORDS)] . (mt_rand(0, 3) === 0 ? mt_rand(1, 500) : ''),
            $words > 0 ? range(1, $words) : [],
        ));
    }
}
