<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\ApplicationLink;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Storage\FileMeta;
use CourantDesk\Applications\Storage\Withdrawal;
use CourantDesk\Kernel\SqlFailure;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use Throwable;
use WP_Post;

/** What an applicant may do with an application of their own, through the signed link in the mail. */
final class OwnApplication
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function find(string $mark): ?WP_Post
    {
        $id = ApplicationLink::claimed($mark);
        $post = $id > 0 ? get_post($id) : null;
        if (!$post instanceof WP_Post || $post->post_type !== ApplicationType::NAME || $post->post_status === 'trash') {
            return null;
        }
        $reference = get_post_meta($id, 'courant_reference', true);

        return is_string($reference) && $this->parts->link()->fits($mark, $id, $reference) ? $post : null;
    }

    public function isWithdrawn(WP_Post $application): bool
    {
        return $application->post_status === ApplicationType::WITHDRAWN;
    }

    public function copy(WP_Post $application): void
    {
        $this->parts->emails->enqueue($application->ID, MailKind::Copy->value);
    }

    /** @return bool false when there is no such update any more */
    public function confirmUpdate(WP_Post $application, int $update): bool
    {
        if ($this->isWithdrawn($application) || !$this->parts->updates()->confirm($application->ID, $update, fn () => $this->notifyHr($application))) {
            return false;
        }
        $this->announceReplacement($application);

        return true;
    }

    /** @throws Throwable when it could not be finished; it is tried again in the background */
    public function withdraw(WP_Post $application): void
    {
        (new Withdrawal($this->parts))->run($application->ID);
    }

    /**
     * The new CV is kept before the old one goes, and both change hands at once.
     *
     * @return Violation|null what is wrong with the file
     * @throws Throwable when it could not be stored; the old one is still there then
     */
    public function replace(WP_Post $application, IncomingFile $file): ?Violation
    {
        $violation = $this->parts->policy()->check([FormDefinition::FILE => [$file]], $this->parts->forms()->forOpening($application->post_parent))[0] ?? null;
        if ($violation !== null || $this->isWithdrawn($application)) {
            return $violation;
        }
        if (!$this->parts->capacity()->accepts($file->bytes)) {
            return new Violation('storage.full', FormDefinition::FILE);
        }
        $scan = $this->parts->scanner()->scan($file->path);
        if ($scan === ScanVerdict::Infected) {
            return new Violation('file.infected', FormDefinition::FILE);
        }
        $files = $this->parts->files();
        $old = array_filter($files->ofApplication($application->ID), static fn ($kept): bool => $kept->field === FormDefinition::FILE);
        $new = $files->keep($file, FormDefinition::FILE, $scan);
        try {
            $this->parts->kernel->sql->transaction(function () use ($files, $application, $old, $new): void {
                $files->bind($new, $application->ID);
                foreach ($old as $one) {
                    $files->bind($one, 0);
                }
                update_post_meta($application->ID, FileMeta::FILE_ID, $new->id);
                update_post_meta($application->ID, 'awsm_application_viewed', '0');
                $this->notifyHr($application);
            }, static fn (): bool => $files->find($new->id)?->application === $application->ID);
        } catch (Throwable $failure) {
            if (!$failure instanceof SqlFailure || !$failure->isOutcomeUnknown) {
                $files->discard($new);
            }
            throw $failure;
        }
        array_map([$files, 'discard'], $old);
        // A copy that was written back for WP Job Openings is a copy of the old file.
        $this->parts->adopted()->discard($application->ID);
        delete_post_meta($application->ID, FileMeta::ATTACHMENT_ID);
        $this->announceReplacement($application);

        return null;
    }

    private function notifyHr(WP_Post $application): void
    {
        if ($this->parts->settings->notifies()) {
            $this->parts->emails->enqueue($application->ID, MailKind::Replaced->value);
        }
    }

    private function announceReplacement(WP_Post $application): void
    {
        (new UnreadCounter($this->parts->kernel->sql))->recount();
        /**
         * An applicant changed an application.
         *
         * @param int    $application its id
         * @param string $what        `withdrawn` or `replaced`
         */
        do_action('courant_desk_application_changed', $application->ID, MailKind::Replaced->value);
    }
}
