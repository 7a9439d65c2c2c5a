<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;
use WP_Post;

/**
 * Stores second applications from the same email address for the same opening, where duplicates are stored separately.
 *
 * Anyone may have sent them, so they replace nothing until the applicant confirms them through the signed link.
 * Each is a post with the status `courant_update`.
 */
final class PendingUpdateRepository
{
    /** Meta of an update: ID of the application that it would change. */
    public const META_KEY = 'courant_update_of';
    /** Meta keys that an update replaces, besides files. */
    private const REPLACED_META = [FormDefinition::PHONE, FormDefinition::COVER_LETTER, 'awsm_applicant_custom_fields'];
    private const MAX_AGE_DAYS = 30;
    private const MAX_UPDATES = 20;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly FileStore $files,
    ) {
    }

    /**
     * Finds the updates of an application.
     *
     * @return list<WP_Post> newest first
     */
    public function find(int $application): array
    {
        $posts = [];
        foreach ($this->findIds($application) as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post) {
                $posts[] = $post;
            }
        }

        return $posts;
    }

    /**
     * Replaces the files and responses of the application with those of the update.
     *
     * @param callable(): void $notify stores related data in the same transaction
     * @return bool false when the update does not exist any more
     */
    public function confirm(int $application, int $update, callable $notify): bool
    {
        if (!in_array($update, $this->findIds($application), true)) {
            return false;
        }
        $new = $this->files->findByApplication($update);
        $fields = array_map(static fn (StoredFile $file): string => $file->field, $new);
        $old = array_filter(
            $this->files->findByApplication($application),
            static fn (StoredFile $file): bool => in_array($file->field, $fields, true),
        );
        $this->sql->transaction(function () use ($application, $update, $new, $old, $notify): void {
            foreach ($new as $file) {
                $this->files->assignToApplication($file, $application);
            }
            foreach ($old as $file) {
                // A file without an application is deleted by the maintenance tasks if this process ends before it
                // deletes the file.
                $this->files->assignToApplication($file, 0);
                $this->sql->afterCommit(fn () => $this->files->delete($file));
            }
            if ($new !== []) {
                update_post_meta($application, FileMeta::FILE_ID, $new[0]->id);
            }
            foreach (self::REPLACED_META as $key) {
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
        }, fn (): bool => !in_array($update, $this->findIds($application), true));

        return true;
    }

    /** Deletes the updates of an application. */
    public function delete(int $application): void
    {
        foreach ($this->findIds($application) as $id) {
            wp_delete_post($id, true);
        }
    }

    /** Deletes updates that were not confirmed in time. */
    public function deleteExpired(): void
    {
        $old = $this->sql->fetchColumn(
            'SELECT ID FROM %i WHERE post_type = %s AND post_status = %s AND post_date_gmt < %s ORDER BY ID LIMIT 200',
            $this->sql->coreTable('posts'),
            PostTypes::APPLICATION,
            ApplicationStatus::UPDATE,
            gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::MAX_AGE_DAYS * DAY_IN_SECONDS)
        );
        foreach ($old as $id) {
            wp_delete_post((int) $id, true);
        }
    }

    /**
     * Finds the IDs of the updates of an application.
     *
     * @return list<int> newest first
     */
    public function findIds(int $application): array
    {
        return $application <= 0 ? [] : array_map('intval', $this->sql->fetchColumn(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_type = %s AND p.post_status = %s ORDER BY p.ID DESC LIMIT %d',
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            self::META_KEY,
            (string) $application,
            PostTypes::APPLICATION,
            ApplicationStatus::UPDATE,
            self::MAX_UPDATES
        ));
    }
}
