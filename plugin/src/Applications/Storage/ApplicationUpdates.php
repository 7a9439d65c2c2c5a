<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;
use WP_Post;

/**
 * Second applications of an email address for one opening, where duplicates are kept apart: anybody may have sent them, so they replace nothing
 * until the applicant confirms them through the signed link. Each is a post of its own with the status `courant_update`.
 */
final class ApplicationUpdates
{
    /** Meta of an update: the application that it would change. */
    public const OF = 'courant_update_of';
    /** What an update replaces besides files. */
    private const REPLACED = [FormDefinition::PHONE, FormDefinition::LETTER, 'awsm_applicant_custom_fields'];
    private const KEPT_DAYS = 30;
    private const LIMIT = 20;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock, private readonly FileStore $files)
    {
    }

    /** @return list<WP_Post> the newest first */
    public function find(int $application): array
    {
        $posts = [];
        foreach ($this->ids($application) as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post) {
                $posts[] = $post;
            }
        }

        return $posts;
    }

    /**
     * Replaces files and answers of the application by those of the update.
     *
     * @param callable(): void $notify stores what else belongs to it, in the same transaction
     * @return bool false when there is no such update any more
     */
    public function confirm(int $application, int $update, callable $notify): bool
    {
        if (!in_array($update, $this->ids($application), true)) {
            return false;
        }
        $new = $this->files->ofApplication($update);
        $fields = array_map(static fn (StoredFile $file): string => $file->field, $new);
        $old = array_filter($this->files->ofApplication($application), static fn (StoredFile $file): bool => in_array($file->field, $fields, true));
        $this->sql->transaction(function () use ($application, $update, $new, $old, $notify): void {
            foreach ($new as $file) {
                $this->files->bind($file, $application);
            }
            foreach ($old as $file) {
                // Without an application it is swept, should this process not come to discarding it.
                $this->files->bind($file, 0);
                $this->sql->afterCommit(fn () => $this->files->discard($file));
            }
            if ($new !== []) {
                update_post_meta($application, FileMeta::FILE_ID, $new[0]->id);
            }
            foreach (self::REPLACED as $key) {
                $value = get_post_meta($update, $key, true);
                if (is_array($value) || is_string($value) && $value !== '') {
                    update_post_meta($application, $key, wp_slash($value));
                }
            }
            update_post_meta($application, 'awsm_application_viewed', '0');
            if (!is_object(wp_delete_post($update, true))) {
                throw new RuntimeException('The update could not be deleted.');
            }
            $notify();
        }, fn (): bool => !in_array($update, $this->ids($application), true));

        return true;
    }

    /** Deletes the updates of an application. */
    public function delete(int $application): void
    {
        foreach ($this->ids($application) as $id) {
            wp_delete_post($id, true);
        }
    }

    /** Deletes updates that nobody confirmed. */
    public function deleteOld(): void
    {
        $old = $this->sql->column(
            'SELECT ID FROM %i WHERE post_type = %s AND post_status = %s AND post_date_gmt < %s ORDER BY ID LIMIT 200',
            $this->sql->core('posts'),
            ApplicationType::NAME,
            ApplicationType::UPDATE,
            gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::KEPT_DAYS * DAY_IN_SECONDS)
        );
        foreach ($old as $id) {
            wp_delete_post((int) $id, true);
        }
    }

    /** @return list<int> the newest first */
    private function ids(int $application): array
    {
        return $application <= 0 ? [] : array_map('intval', $this->sql->column(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_type = %s AND p.post_status = %s ORDER BY p.ID DESC LIMIT %d',
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            self::OF,
            (string) $application,
            ApplicationType::NAME,
            ApplicationType::UPDATE,
            self::LIMIT
        ));
    }
}
