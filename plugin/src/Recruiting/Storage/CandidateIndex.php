<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;
use WP_Post;

/**
 * Keeps the row of each application consistent with its post and meta, even if other plugins change them. Posts and
 * meta are authoritative; the rows make queries over 50,000 applications fast. Changes within a transaction are written
 * at its end, so that an application is never stored without its row; other changes are written before rows are read or
 * at the end of the request.
 */
final class CandidateIndex
{
    private const WATCHED_META = [
        ApplicationMeta::RATING, ApplicationMeta::VIEWED, FormDefinition::NAME, FormDefinition::EMAIL,
        FormDefinition::PHONE, 'courant_reference',
    ];
    private const BATCH_SIZE = 200;

    /** @var array<int, true> */
    private array $changed = [];

    public function __construct(private readonly Sql $sql, private readonly CandidateSearchNormalizer $searchNormalizer)
    {
    }

    public function markChanged(int $application): void
    {
        $this->changed[$application] = true;
        if ($this->sql->isInTransaction()) {
            $this->sql->beforeCommit($this->writeChanged(...));
        }
    }

    public function deleteRow(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::APPLICATION) {
            unset($this->changed[$id]);
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    /** @param int|list<int> $ids meta IDs */
    public function markChangedByMeta(int|array $ids, int $post, string $key): void
    {
        if (in_array($key, self::WATCHED_META, true) && get_post_type($post) === PostTypes::APPLICATION) {
            $this->markChanged($post);
        }
    }

    /**
     * Writes the changes since the last call. If that fails (for example before the migrations ran), addMissing() does
     * it later.
     */
    public function flush(): void
    {
        if ($this->sql->isInTransaction()) {
            $this->writeChanged();

            return;
        }
        try {
            $this->writeChanged();
        } catch (SqlException) {
            // The response is already sent, but emails are not, so an exception must not end the request.
            $this->changed = [];
        }
    }

    private function writeChanged(): void
    {
        while ($this->changed !== []) {
            $ids = array_slice(array_keys($this->changed), 0, self::BATCH_SIZE);
            foreach ($ids as $id) {
                unset($this->changed[$id]);
            }
            $this->writeRows($ids);
        }
    }

    /**
     * Writes rows for applications that have none: those of WP Job Openings, and those that were written without
     * WordPress hooks.
     *
     * @return bool true when no row is missing
     */
    public function addMissing(int $limit = self::BATCH_SIZE): bool
    {
        $missing = array_map('intval', $this->sql->fetchColumn(
            'SELECT p.ID FROM %i p LEFT JOIN %i c ON c.application_id = p.ID WHERE p.post_type = %s AND c.application_id IS NULL ORDER BY p.ID LIMIT %d',
            $this->sql->coreTable('posts'),
            $this->table(),
            PostTypes::APPLICATION,
            $limit
        ));
        $this->writeRows($missing);

        return count($missing) < $limit;
    }

    /**
     * Writes the rows while the posts are locked: a concurrent deletion either ends before, so that nothing is written,
     * or deletes the new row too. Cached values of the posts are not used.
     *
     * @param list<int> $ids
     */
    private function writeRows(array $ids): void
    {
        if ($ids === []) {
            return;
        }
        $this->sql->transaction(function () use ($ids): void {
            $present = array_map('intval', $this->sql->fetchColumn(
                'SELECT ID FROM %i WHERE ID IN (' . implode(', ', array_fill(0, count($ids), '%d'))
                    . ') AND post_type = %s ORDER BY ID FOR UPDATE',
                ...[$this->sql->coreTable('posts'), ...$ids, PostTypes::APPLICATION]
            ));
            wp_cache_delete_multiple($present, 'posts');
            wp_cache_delete_multiple($present, 'post_meta');
            _prime_post_caches($present, false, true);
            $rows = [];
            $values = [];
            foreach (
                array_filter(
                    array_map('get_post', $present),
                    static fn (?WP_Post $post): bool => $post !== null,
                ) as $post
            ) {
                $rows[] = '(%d, %d, %s, %d, %d, %d, %d, %s, %s)';
                array_push($values, ...$this->createRow($post));
            }
            if ($rows !== []) {
                $this->sql->execute(
                    'INSERT INTO %i (application_id, opening_id, stage, received, staged, rating, unread, name, words) VALUES ' . implode(', ', $rows)
                    . ' ON DUPLICATE KEY UPDATE opening_id = VALUES(opening_id), stage = VALUES(stage), received = VALUES(received), staged = VALUES(staged),'
                    . ' rating = VALUES(rating), unread = VALUES(unread), name = VALUES(name), words = VALUES(words)',
                    $this->table(),
                    ...$values
                );
            }
        });
    }

    /** @return list<string|int> */
    private function createRow(WP_Post $post): array
    {
        $text = static fn (string $key): string => PostMeta::text($post->ID, $key);
        $name = $text(FormDefinition::NAME) !== '' ? $text(FormDefinition::NAME) : $post->post_title;
        $received = (int) get_post_timestamp($post);
        $searchText = $this->searchNormalizer->buildIndexText(
            $name,
            $text(FormDefinition::EMAIL),
            $text(FormDefinition::PHONE),
            $text('courant_reference'),
        );

        return [
            $post->ID,
            $post->post_parent,
            $post->post_status,
            $received,
            max($received, $this->lastStageChange($post->ID)),
            max(0, min(5, (int) $text(ApplicationMeta::RATING))),
            $text(ApplicationMeta::VIEWED) === '0' ? 1 : 0,
            mb_substr($this->searchNormalizer->normalize($name), 0, 100),
            $searchText,
        ];
    }

    /** Returns the time of the last stage change in the activity log; 0 if there was none. */
    private function lastStageChange(int $application): int
    {
        $log = get_post_meta($application, ApplicationMeta::ACTIVITY_LOG, true);
        $last = 0;
        foreach (is_array($log) ? $log : [] as $entry) {
            if (is_array($entry) && isset($entry['status']) && is_numeric($entry['activity_date'] ?? null)) {
                $last = max($last, (int) $entry['activity_date']);
            }
        }

        return $last;
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
