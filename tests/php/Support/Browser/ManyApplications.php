<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Storage\RecruitingTables;

/** Thousands of applications, for browser tests (tests/e2e/support/site-data.ts). */
final class ManyApplications
{
    /** The stages of ten applications in turn. */
    private const STAGES = [
        'publish', 'publish', 'publish', 'publish', 'progress', 'progress', 'progress', 'shortlist', 'select', 'reject',
    ];
    private const BATCH_SIZE = 500;

    private static int $now = 0;

    /**
     * Creates an opening with read applications of "Person 0000" and so on, newest first. The rows are written in bulk,
     * without WordPress hooks.
     *
     * @return array{opening: int, counts: array<string, int>} the opening, and the number of applications by stage
     */
    public static function create(int $number): array
    {
        $opening = wp_insert_post(
            ['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => "Opening with $number"],
        );
        self::$now = time();
        $first = 1 + (int) self::sql()->fetchValue('SELECT MAX(ID) FROM %i', self::sql()->coreTable('posts'));
        $counts = [];
        foreach (array_chunk(range(0, $number - 1), self::BATCH_SIZE) as $indexes) {
            $posts = [];
            $meta = [];
            $rows = [];
            foreach ($indexes as $index) {
                $stage = self::STAGES[$index % count(self::STAGES)];
                $counts[$stage] = ($counts[$stage] ?? 0) + 1;
                array_push($posts, ...self::post($first + $index, $opening, $index, $stage));
                array_push($meta, ...self::meta($first + $index, $opening, $index));
                array_push($rows, ...self::row($first + $index, $opening, $index, $stage));
            }
            self::insert(
                self::sql()->coreTable('posts'),
                'ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title,'
                    . ' post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, post_parent,'
                    . ' post_type',
                "(%d, 1, %s, %s, %s, %s, '', %s, '', %s, %s, '', '', '', %d, 'awsm_job_application')",
                $posts,
            );
            self::insert(
                self::sql()->coreTable('postmeta'),
                'post_id, meta_key, meta_value',
                '(%d, %s, %s)',
                $meta,
            );
            self::insert(
                self::sql()->table(RecruitingTables::CANDIDATES),
                'application_id, opening_id, stage, received, staged, name, words',
                '(%d, %d, %s, %d, %d, %s, %s)',
                $rows,
            );
        }
        wp_cache_flush();

        return ['opening' => $opening, 'counts' => $counts];
    }

    /** Deletes an opening and its applications. */
    public static function delete(int $opening): bool
    {
        $posts = self::sql()->coreTable('posts');
        self::sql()->execute(
            'DELETE m FROM %i m JOIN %i p ON p.ID = m.post_id WHERE p.post_parent = %d',
            self::sql()->coreTable('postmeta'),
            $posts,
            $opening,
        );
        self::sql()->execute('DELETE FROM %i WHERE post_parent = %d', $posts, $opening);
        self::sql()->execute(
            'DELETE FROM %i WHERE opening_id = %d',
            self::sql()->table(RecruitingTables::CANDIDATES),
            $opening,
        );
        wp_cache_flush();

        return wp_delete_post($opening, true) !== false;
    }

    private static function receivedAt(int $index): int
    {
        return self::$now - 60 - $index * 900;
    }

    /**
     * The row that CandidateIndex would write.
     *
     * @return list<string|int>
     */
    private static function row(int $id, int $opening, int $index, string $stage): array
    {
        $received = self::receivedAt($index);
        $name = strtolower(self::name($index));

        return [$id, $opening, $stage, $received, $received, $name, "$name person$index@courant.example"];
    }

    /** @return list<string|int> */
    private static function post(int $id, int $opening, int $index, string $stage): array
    {
        $date = gmdate('Y-m-d H:i:s', self::receivedAt($index));

        return [$id, $date, $date, $date, $date, self::name($index), $stage, "application-$id", $opening];
    }

    /** @return list<string|int> */
    private static function meta(int $id, int $opening, int $index): array
    {
        $values = [
            'awsm_job_id' => (string) $opening,
            'awsm_apply_for' => 'Opening with many applications',
            'awsm_applicant_name' => self::name($index),
            'awsm_applicant_email' => "person$index@courant.example",
            'awsm_application_viewed' => '1',
            'courant_reference' => "MANY-$index",
        ];
        $rows = [];
        foreach ($values as $key => $value) {
            array_push($rows, $id, $key, $value);
        }

        return $rows;
    }

    private static function name(int $index): string
    {
        return sprintf('Person %04d', $index);
    }

    /**
     * @param literal-string   $columns
     * @param literal-string   $row    placeholders of one row
     * @param list<string|int> $values
     */
    private static function insert(string $table, string $columns, string $row, array $values): void
    {
        $count = intdiv(count($values), substr_count($row, '%'));
        self::sql()->execute(
            "INSERT INTO %i ($columns) VALUES " . implode(', ', array_fill(0, $count, $row)),
            $table,
            ...$values,
        );
    }

    private static function sql(): Sql
    {
        return Sql::fromGlobal();
    }
}
