<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Domain\Recruiting\Stages;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use WP_Post;
use WP_User;

/** Everything that happened to an application in one list, the newest first: the contract's log, notes, mails, opened files. */
final class Timeline
{
    public function __construct(private readonly Stages $stages)
    {
    }

    /**
     * @param list<array{id: string, author: int, at: int, text: string}>      $notes
     * @param list<QueuedEmail>                                                 $mails
     * @param list<array{user: int, at: int, way: string, file: string}>       $opened
     * @return list<array{at: int, who: string, what: string, detail: string}>
     */
    public function of(WP_Post $post, array $notes, array $mails, array $opened): array
    {
        // What happened last stands first also within a second: the sort keeps the order of equals.
        $events = [];
        foreach ($opened as $file) {
            $events[] = ['at' => $file['at'], 'who' => self::person($file['user']), 'what' => $file['way'], 'detail' => $file['file']];
        }
        foreach (array_reverse($mails) as $mail) {
            if ($mail->state === EmailState::Sent) {
                $events[] = ['at' => $mail->nextAt, 'who' => $mail->author > 0 ? self::person($mail->author) : '', 'what' => 'mail', 'detail' => $mail->subject];
            }
        }
        foreach (array_reverse($notes) as $note) {
            $events[] = ['at' => $note['at'], 'who' => self::person($note['author']), 'what' => 'note', 'detail' => ''];
        }
        foreach (array_reverse($this->log($post->ID)) as $entry) {
            $event = $this->logged($entry);
            if ($event !== null) {
                $events[] = $event;
            }
        }
        $events[] = ['at' => (int) get_post_timestamp($post), 'who' => '', 'what' => 'received', 'detail' => ''];
        usort($events, static fn (array $a, array $b): int => $b['at'] <=> $a['at']);

        return $events;
    }

    /** @return list<int> who is named in the contract's log */
    public function users(int $application): array
    {
        return array_map(static fn (array $entry): int => self::number($entry, 'user'), $this->log($application));
    }

    public static function person(int $user): string
    {
        $found = $user > 0 ? get_userdata($user) : false;

        return $found instanceof WP_User ? $found->display_name : __('Somebody who has left', 'courant-desk');
    }

    /**
     * @param array<array-key, mixed> $entry
     * @return array{at: int, who: string, what: string, detail: string}|null
     */
    private function logged(array $entry): ?array
    {
        $common = ['at' => self::number($entry, 'activity_date'), 'who' => self::person(self::number($entry, 'user'))];
        $status = $entry['status'] ?? null;
        if (is_string($status)) {
            return $common + ['what' => 'stage', 'detail' => $this->stages->find($status)->label ?? $status];
        }
        if (is_numeric($entry['rating'] ?? null)) {
            return $common + ['what' => 'rating', 'detail' => (string) (int) $entry['rating']];
        }
        if (is_numeric($entry['new_job'] ?? null)) {
            return $common + ['what' => 'opening', 'detail' => wp_specialchars_decode(get_the_title((int) $entry['new_job']), ENT_QUOTES)];
        }

        return null;
    }

    /** @return list<array<array-key, mixed>> */
    private function log(int $application): array
    {
        $log = get_post_meta($application, CandidateRows::ACTIVITY, true);

        return array_values(array_filter(is_array($log) ? $log : [], 'is_array'));
    }

    /** @param array<array-key, mixed> $entry */
    private static function number(array $entry, string $key): int
    {
        return is_numeric($entry[$key] ?? null) ? (int) $entry[$key] : 0;
    }
}
