<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\SqlException;
use RuntimeException;
use WP_Post;

/**
 * Runs background tasks, which delete expired data, and deletes the files and data of an application when it is
 * deleted.
 */
final class MaintenanceTasks
{
    /** ID of the application that is being deleted in a transaction, or 0. */
    private int $deleting = 0;

    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function schedule(): void
    {
        if (wp_next_scheduled(Applications::MAINTENANCE_EVENT) === false) {
            wp_schedule_event(
                $this->factory->kernel->clock->now()->getTimestamp() + 300,
                'daily',
                Applications::MAINTENANCE_EVENT,
            );
        }
    }

    public function recountUnread(): void
    {
        $this->logFailures('applications.unread', fn () => (new UnreadCounter($this->factory->kernel->sql))->recount());
    }

    public function resumeWithdrawals(): void
    {
        $this->logFailures(
            'applications.withdrawal',
            fn () => (new ApplicationWithdrawal($this->factory))->resumeInterrupted(),
        );
    }

    public function deleteExpired(): void
    {
        $this->logFailures('applications.cleanup', fn () => $this->factory->files()->deleteAbandoned());
        $this->logFailures('applications.cleanup', fn () => $this->factory->pendingUpdates()->deleteExpired());
        $this->logFailures('applications.cleanup', fn () => $this->factory->attempts()->deleteExpired());
        $this->logFailures('applications.cleanup', fn () => $this->factory->rates()->deleteExpired());
    }

    /**
     * Logs an exception instead of throwing it, because nobody sees errors of background tasks. The next run tries
     * again.
     */
    private function logFailures(string $event, callable $work): void
    {
        try {
            $work();
        } catch (RuntimeException $failure) {
            $this->factory->kernel->log->error($event, [], $failure);
        }
    }

    public function deleteRelatedData(int $id, WP_Post $post): void
    {
        if ($post->post_type !== PostTypes::APPLICATION) {
            return;
        }
        $this->factory->pendingUpdates()->delete($id);
        PersonalDataStores::create($this->factory)->delete($id);
        add_action('deleted_post', [$this, 'recountAfterDeletion'], 10, 2);
    }

    /**
     * Filters `pre_delete_post`: deletes an application with all its data in one transaction.
     *
     * @return mixed the return value of wp_delete_post(): the deleted post, or false
     */
    public function deleteInTransaction(mixed $deleted, WP_Post $post, bool $force): mixed
    {
        if ($deleted !== null || $post->post_type !== PostTypes::APPLICATION || $this->deleting === $post->ID) {
            return $deleted;
        }
        $before = $this->deleting;
        $this->deleting = $post->ID;
        try {
            // Attachments of WP Job Openings are files in the uploads folder. They are deleted first, because no row
            // refers to them after the application is deleted.
            $this->factory->privateFiles->attachments()->deleteByApplication($post->ID);

            return $this->factory->kernel->sql->transaction(
                static fn () => wp_delete_post($post->ID, $force),
                static fn (): bool => false,
            ) ?? false;
        } catch (SqlException $failure) {
            $this->factory->kernel->log->error('applications.delete', ['application' => $post->ID], $failure);

            return false;
        } finally {
            $this->deleting = $before;
        }
    }

    public function recountAfterDeletion(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::APPLICATION) {
            (new UnreadCounter($this->factory->kernel->sql))->recount();
        }
    }

    /**
     * Recounts unread applications when the status of an application changes.
     *
     * @param WP_Post|null $post WordPress passes null when another process deleted the post in the meantime
     */
    public function recountAfterStatusChange(string $new, string $old, ?WP_Post $post): void
    {
        if ($post?->post_type === PostTypes::APPLICATION && $new !== $old && $old !== 'new') {
            (new UnreadCounter($this->factory->kernel->sql))->recount();
        }
    }

    /** Returns the previous status instead of `draft` when an application is restored from the trash. */
    public function restoreStatus(string $status, int $id, string $before): string
    {
        return get_post_type($id) === PostTypes::APPLICATION && $before !== '' ? $before : $status;
    }

    /** Copies the author of an opening to its applications, because access to applications depends on their author. */
    public function updateAuthors(int $id, ?WP_Post $after, ?WP_Post $before): void
    {
        if (
            $after !== null
            && $before !== null
            && $after->post_type === PostTypes::OPENING
            && $after->post_author !== $before->post_author
        ) {
            $sql = $this->factory->kernel->sql;
            $values = [$sql->coreTable('posts'), $id, PostTypes::APPLICATION];
            $applications = $sql->fetchColumn('SELECT ID FROM %i WHERE post_parent = %d AND post_type = %s', ...$values);
            $sql->execute(
                'UPDATE %i SET post_author = %d WHERE post_parent = %d AND post_type = %s',
                $sql->coreTable('posts'),
                (int) $after->post_author,
                $id,
                PostTypes::APPLICATION,
            );
            array_map(static fn (string $application) => clean_post_cache((int) $application), $applications);
        }
    }
}
