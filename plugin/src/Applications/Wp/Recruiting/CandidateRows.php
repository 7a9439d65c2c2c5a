<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Recruiting\Words;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use WP_Post;

/**
 * Keeps the row of each application in step with its post and meta, whoever writes them: the contract's data stay the
 * truth, the rows only make 50,000 of them quick to find. What changed in a transaction is written at its end, so that an
 * application is never stored without its row; what changed outside of one before rows are read or at the end of the request.
 */
final class CandidateRows
{
    public const RATING = 'awsm_application_rating';
    public const VIEWED = 'awsm_application_viewed';
    public const ACTIVITY = 'awsm_application_activity_log';
    private const WATCHED = [self::RATING, self::VIEWED, FormDefinition::NAME, FormDefinition::EMAIL, FormDefinition::PHONE, 'courant_reference'];
    private const BATCH = 200;

    /** @var array<int, true> */
    private array $changed = [];

    public function __construct(private readonly Sql $sql, private readonly Words $words)
    {
    }

    public function boot(): void
    {
        add_action('save_post_' . ApplicationType::NAME, [$this, 'follow'], 20);
        add_action('deleted_post', [$this, 'followDeletion'], 20, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this, 'followMeta'], 20, 3);
        }
        add_action('shutdown', [$this, 'flush'], 50, 0);
    }

    public function follow(int $application): void
    {
        $this->changed[$application] = true;
        if ($this->sql->isInTransaction()) {
            $this->sql->beforeCommit($this->writeChanged(...));
        }
    }

    public function followDeletion(int $id, WP_Post $post): void
    {
        if ($post->post_type === ApplicationType::NAME) {
            unset($this->changed[$id]);
            $this->sql->run('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    /** @param int|list<int> $ids ids of the meta */
    public function followMeta(int|array $ids, int $post, string $key): void
    {
        if (in_array($key, self::WATCHED, true) && get_post_type($post) === ApplicationType::NAME) {
            $this->follow($post);
        }
    }

    /** Writes what changed since the last time; where that fails (a site not brought up yet), `complete()` does it later. */
    public function flush(): void
    {
        if ($this->sql->isInTransaction()) {
            $this->writeChanged();

            return;
        }
        try {
            $this->writeChanged();
        } catch (SqlFailure) {
            // The answer is out, and mails still have to go: nothing else may suffer.
            $this->changed = [];
        }
    }

    private function writeChanged(): void
    {
        while ($this->changed !== []) {
            $ids = array_slice(array_keys($this->changed), 0, self::BATCH);
            foreach ($ids as $id) {
                unset($this->changed[$id]);
            }
            $this->write($ids);
        }
    }

    /**
     * Writes rows for the applications that have none: those from before this plugin, and what was written past WordPress.
     *
     * @return bool true when none is missing any more
     */
    public function complete(int $most = self::BATCH): bool
    {
        $missing = array_map('intval', $this->sql->column(
            'SELECT p.ID FROM %i p LEFT JOIN %i c ON c.application_id = p.ID WHERE p.post_type = %s AND c.application_id IS NULL ORDER BY p.ID LIMIT %d',
            $this->sql->core('posts'),
            $this->table(),
            ApplicationType::NAME,
            $most
        ));
        $this->write($missing);

        return count($missing) < $most;
    }

    /**
     * The posts stay locked until the rows are written: a deletion at the same time either ends first, and then nothing is
     * written, or takes the row along. What this process remembers of them is not trusted.
     *
     * @param list<int> $ids
     */
    private function write(array $ids): void
    {
        if ($ids === []) {
            return;
        }
        $this->sql->transaction(function () use ($ids): void {
            $present = array_map('intval', $this->sql->column(
                'SELECT ID FROM %i WHERE ID IN (' . implode(', ', array_fill(0, count($ids), '%d')) . ') AND post_type = %s ORDER BY ID FOR UPDATE',
                ...[$this->sql->core('posts'), ...$ids, ApplicationType::NAME]
            ));
            wp_cache_delete_multiple($present, 'posts');
            wp_cache_delete_multiple($present, 'post_meta');
            _prime_post_caches($present, false, true);
            $rows = [];
            $values = [];
            foreach (array_filter(array_map('get_post', $present), static fn (?WP_Post $post): bool => $post !== null) as $post) {
                $rows[] = '(%d, %d, %s, %d, %d, %d, %d, %s, %s)';
                array_push($values, ...$this->row($post));
            }
            if ($rows !== []) {
                $this->sql->run(
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
    private function row(WP_Post $post): array
    {
        $text = static function (string $key) use ($post): string {
            $value = get_post_meta($post->ID, $key, true);

            return is_scalar($value) ? (string) $value : '';
        };
        $name = $text(FormDefinition::NAME) !== '' ? $text(FormDefinition::NAME) : $post->post_title;
        $received = (int) get_post_timestamp($post);
        $words = $this->words->of($name, $text(FormDefinition::EMAIL), $text(FormDefinition::PHONE), $text('courant_reference'));

        return [
            $post->ID,
            $post->post_parent,
            $post->post_status,
            $received,
            max($received, $this->lastMove($post->ID)),
            max(0, min(5, (int) $text(self::RATING))),
            $text(self::VIEWED) === '0' ? 1 : 0,
            mb_substr($this->words->fold($name), 0, 100),
            $words,
        ];
    }

    /** When the stage last changed, by the contract's log; 0 when it never did. */
    private function lastMove(int $application): int
    {
        $log = get_post_meta($application, self::ACTIVITY, true);
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
