<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\OpeningsSettings;

/**
 * Notifies the author of an opening before and after it closes. Cron enqueues each email at most once for a closing
 * time.
 */
final class ClosingNotifier
{
    /**
     * Closing time of which the author was notified. After the closing time changes, the author is notified again.
     */
    public const SOON_NOTIFIED_META = '_courant_told_closing_soon';
    public const CLOSED_NOTIFIED_META = '_courant_told_closed';
    private const BATCH_SIZE = 50;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly OpeningRepository $openings,
        private readonly OpeningsSettings $settings,
        private readonly SiteEmailQueue $emails,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    public function notifyAuthors(): void
    {
        $days = $this->settings->closingReminderDays();
        $now = $this->clock->now()->setTimezone(wp_timezone());
        if ($days > 0) {
            foreach (
                $this->findDue(
                    "'publish'",
                    self::SOON_NOTIFIED_META,
                    $now->format('Y-m-d\TH:i'),
                    $now->modify("+$days days")->format('Y-m-d\TH:i'),
                ) as $opening
            ) {
                $this->notifyAuthor($opening, self::SOON_NOTIFIED_META, SiteEmailQueue::CLOSING_SOON);
            }
        }
        if ($this->settings->shouldNotifyOnClose()) {
            // Openings that closed earlier are skipped, such as those that closed before the setting was turned on.
            foreach (
                $this->findDue(
                    "'expired'",
                    self::CLOSED_NOTIFIED_META,
                    $now->modify('-2 days')->format('Y-m-d\TH:i'),
                    $now->format('Y-m-d\TH:i'),
                ) as $opening
            ) {
                $this->notifyAuthor($opening, self::CLOSED_NOTIFIED_META, SiteEmailQueue::CLOSED);
            }
        }
    }

    /**
     * @param literal-string $status
     * @return list<Opening>
     */
    private function findDue(string $status, string $notifiedMeta, string $from, string $to): array
    {
        return $this->openings->findMany(array_map('intval', $this->sql->fetchColumn(
            "SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s
            LEFT JOIN %i t ON t.post_id = p.ID AND t.meta_key = %s AND t.meta_value = m.meta_value
            WHERE p.post_type = %s AND p.post_status = $status AND m.meta_value >= %s AND m.meta_value <= %s AND t.meta_id IS NULL
            ORDER BY p.ID LIMIT %d",
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            ClosingTimeField::KEY,
            $this->sql->coreTable('postmeta'),
            $notifiedMeta,
            OpeningPostType::NAME,
            $from,
            $to,
            self::BATCH_SIZE,
        )));
    }

    private function notifyAuthor(Opening $opening, string $notifiedMeta, string $kind): void
    {
        $author = get_userdata($opening->authorId);
        $recipients = $author === false || $author->user_email === '' ? [] : [$author->user_email];
        $tags = [
            '{job-title}' => $opening->title,
            '{closing}' => $opening->closing === null ? '' : $this->fieldLabels->closing($opening->closing),
            '{edit-url}' => admin_url("post.php?post=$opening->id&action=edit"),
            '{job-url}' => $opening->url,
        ];
        $this->sql->transaction(function () use ($opening, $notifiedMeta, $kind, $recipients, $tags): void {
            $this->emails->enqueue($kind, $recipients, $tags);
            update_post_meta($opening->id, $notifiedMeta, get_post_meta($opening->id, ClosingTimeField::KEY, true));
        });
    }
}
