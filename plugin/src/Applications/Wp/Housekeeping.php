<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Storage\PersonalDataStores;
use CourantDesk\Applications\Storage\Withdrawal;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\SqlFailure;
use RuntimeException;
use WP_Post;

/** What happens without anybody asking: leftovers go away, a deleted application takes its files along. */
final class Housekeeping
{
    public const EVENT = 'courant_desk_sweep_applications';

    /** The application that is being deleted in a transaction. */
    private int $deleting = 0;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        // Two applications in the same moment may leave the number one behind.
        add_action(EmailQueue::WORK_EVENT, [$this, 'recountUnread'], 20, 0);
        add_action(EmailQueue::WORK_EVENT, [$this, 'resumeWithdrawals'], 30, 0);
        add_action(self::EVENT, [$this, 'sweep']);
        add_action('awsm_job_application_submitted', [$this, 'recountUnread'], 1, 0);
        add_filter('pre_delete_post', [$this, 'deleteInTransaction'], 1000, 3);
        add_action('before_delete_post', [$this, 'takeFilesAlong'], 10, 2);
        add_action('transition_post_status', [$this, 'recount'], 10, 3);
        add_action('post_updated', [$this, 'followAuthor'], 10, 3);
        add_filter('wp_untrash_post_status', [$this, 'keepStatus'], 10, 3);
    }

    public function plan(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_event($this->parts->kernel->clock->now()->getTimestamp() + 300, 'daily', self::EVENT);
        }
    }

    public function recountUnread(): void
    {
        $this->calmly('applications.unread', fn () => (new UnreadCounter($this->parts->kernel->sql))->recount());
    }

    public function resumeWithdrawals(): void
    {
        $this->calmly('applications.withdrawal', fn () => (new Withdrawal($this->parts))->resume());
    }

    public function sweep(): void
    {
        $this->calmly('applications.sweep', fn () => $this->parts->files()->sweep());
        $this->calmly('applications.sweep', fn () => $this->parts->updates()->deleteOld());
        $this->calmly('applications.sweep', fn () => $this->parts->attempts()->sweep());
        $this->calmly('applications.sweep', fn () => $this->parts->rates()->sweep());
    }

    /** In the background nobody could be told: what fails is logged, and the next run tries again. */
    private function calmly(string $what, callable $work): void
    {
        try {
            $work();
        } catch (RuntimeException $failure) {
            $this->parts->kernel->log->error($what, [], $failure);
        }
    }

    public function takeFilesAlong(int $id, WP_Post $post): void
    {
        if ($post->post_type !== ApplicationType::NAME) {
            return;
        }
        $this->parts->updates()->delete($id);
        PersonalDataStores::create($this->parts)->delete($id);
        add_action('deleted_post', [$this, 'afterDeletion'], 10, 2);
    }

    /**
     * The filter `pre_delete_post`: an application is deleted with all that belongs to it, or not at all.
     *
     * @return mixed what wp_delete_post() returns: the deleted post, or false
     */
    public function deleteInTransaction(mixed $deleted, WP_Post $post, bool $force): mixed
    {
        if ($deleted !== null || $post->post_type !== ApplicationType::NAME || $this->deleting === $post->ID) {
            return $deleted;
        }
        $before = $this->deleting;
        $this->deleting = $post->ID;
        try {
            // Attachments of a former plugin are files in the uploads: they go first, for afterwards nothing would lead to them.
            $this->parts->adopted()->discard($post->ID);

            return $this->parts->kernel->sql->transaction(static fn () => wp_delete_post($post->ID, $force), static fn (): bool => false) ?? false;
        } catch (SqlFailure $failure) {
            $this->parts->kernel->log->error('applications.delete', ['application' => $post->ID], $failure);

            return false;
        } finally {
            $this->deleting = $before;
        }
    }

    public function afterDeletion(int $id, WP_Post $post): void
    {
        if ($post->post_type === ApplicationType::NAME) {
            (new UnreadCounter($this->parts->kernel->sql))->recount();
        }
    }

    /** @param WP_Post|null $post WordPress passes null when another process deleted the post meanwhile */
    public function recount(string $new, string $old, ?WP_Post $post): void
    {
        if ($post?->post_type === ApplicationType::NAME && $new !== $old && $old !== 'new') {
            (new UnreadCounter($this->parts->kernel->sql))->recount();
        }
    }

    /** Back from the trash an application is what it was, never a draft (Jobs contract 5). */
    public function keepStatus(string $status, int $id, string $before): string
    {
        return get_post_type($id) === ApplicationType::NAME && $before !== '' ? $before : $status;
    }

    /** Who may see applications follows who wrote the opening. */
    public function followAuthor(int $id, ?WP_Post $after, ?WP_Post $before): void
    {
        if ($after !== null && $before !== null && $after->post_type === ApplicationType::OPENING && $after->post_author !== $before->post_author) {
            $sql = $this->parts->kernel->sql;
            $values = [$sql->core('posts'), $id, ApplicationType::NAME];
            $applications = $sql->column('SELECT ID FROM %i WHERE post_parent = %d AND post_type = %s', ...$values);
            $sql->run('UPDATE %i SET post_author = %d WHERE post_parent = %d AND post_type = %s', $sql->core('posts'), (int) $after->post_author, $id, ApplicationType::NAME);
            array_map(static fn (string $application) => clean_post_cache((int) $application), $applications);
        }
    }
}
