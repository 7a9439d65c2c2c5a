<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/**
 * Notifies the author of an opening that it closes soon, and that it closed. Enqueued by cron, each at most once for one
 * closing moment.
 */
final class ClosingMails
{
    /** The moment of which the author was told; a new moment makes the opening one of whom nothing was told. */
    public const TOLD_SOON = '_courant_told_closing_soon';
    public const TOLD_CLOSED = '_courant_told_closed';
    private const BATCH = 50;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Openings $openings,
        private readonly JobsSettings $settings,
        private readonly EmailQueue $emails,
    ) {
    }

    public function send(): void
    {
        $days = $this->settings->daysOfWarning();
        $now = $this->clock->now()->setTimezone(wp_timezone());
        if ($days > 0) {
            foreach ($this->due("'publish'", self::TOLD_SOON, $now->format('Y-m-d\TH:i'), $now->modify("+$days days")->format('Y-m-d\TH:i')) as $opening) {
                $this->tell($opening, self::TOLD_SOON, ClosingLetter::Soon);
            }
        }
        if ($this->settings->tellsOfClosing()) {
            // What closed long ago, before this was turned on, is no news.
            foreach ($this->due("'expired'", self::TOLD_CLOSED, $now->modify('-2 days')->format('Y-m-d\TH:i'), $now->format('Y-m-d\TH:i')) as $opening) {
                $this->tell($opening, self::TOLD_CLOSED, ClosingLetter::Closed);
            }
        }
    }

    /**
     * @param literal-string $status
     * @return list<Opening>
     */
    private function due(string $status, string $told, string $from, string $to): array
    {
        return $this->openings->many(array_map('intval', $this->sql->column(
            "SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s
            LEFT JOIN %i t ON t.post_id = p.ID AND t.meta_key = %s AND t.meta_value = m.meta_value
            WHERE p.post_type = %s AND p.post_status = $status AND m.meta_value >= %s AND m.meta_value <= %s AND t.meta_id IS NULL
            ORDER BY p.ID LIMIT %d",
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            OpeningMeta::CLOSING_AT,
            $this->sql->core('postmeta'),
            $told,
            OpeningType::NAME,
            $from,
            $to,
            self::BATCH,
        )));
    }

    private function tell(Opening $opening, string $told, ClosingLetter $letter): void
    {
        $author = get_userdata($opening->authorId);
        $to = $author === false ? '' : $author->user_email;
        $closing = $opening->closing === null ? '' : Words::closing($opening->closing);
        $this->sql->transaction(function () use ($opening, $told, $letter, $to, $closing): void {
            if ($to !== '') {
                $text = $letter->text($opening->title, $closing, admin_url("post.php?post=$opening->id&action=edit"), $opening->url);
                $this->emails->enqueueEmail($letter->value, new Email([$to], $letter->subject($opening->title), $text, ['Auto-Submitted: auto-generated']));
            }
            update_post_meta($opening->id, $told, get_post_meta($opening->id, OpeningMeta::CLOSING_AT, true));
        });
    }
}
