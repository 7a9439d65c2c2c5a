<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Recruiting\Domain\StageList;
use WP_Post;
use WP_User;

/** Combines all events of an application in one list, newest first: activity log, notes, emails and opened files. */
final class ApplicationTimeline
{
    public function __construct(private readonly StageList $stages)
    {
    }

    /**
     * @param list<array{id: string, author: int, at: int, text: string}>      $notes
     * @param list<QueuedEmail>                                                 $emails
     * @param list<array{user: int, at: int, way: string, file: string}>       $opened
     * @return list<array{at: int, who: string, what: string, detail: string}>
     */
    public function createEvents(WP_Post $post, array $notes, array $emails, array $opened): array
    {
        // The sort is stable, so that the latest event is also first among events of the same second.
        $events = [];
        foreach ($opened as $file) {
            $events[] = [
                'at' => $file['at'], 'who' => self::userName($file['user']), 'what' => $file['way'],
                'detail' => $file['file'],
            ];
        }
        foreach (array_reverse($emails) as $email) {
            if ($email->state === EmailState::Sent) {
                $events[] = [
                    'at' => $email->nextAt,
                    'who' => $email->authorId > 0 ? self::userName($email->authorId) : '',
                    'what' => 'mail',
                    'detail' => $email->subject,
                ];
            }
        }
        foreach (array_reverse($notes) as $note) {
            $events[] =
                ['at' => $note['at'], 'who' => self::userName($note['author']), 'what' => 'note', 'detail' => ''];
        }
        foreach (array_reverse($this->readLog($post->ID)) as $entry) {
            $event = $this->createLogEvent($entry);
            if ($event !== null) {
                $events[] = $event;
            }
        }
        $events[] = ['at' => (int) get_post_timestamp($post), 'who' => '', 'what' => 'received', 'detail' => ''];
        usort($events, static fn (array $a, array $b): int => $b['at'] <=> $a['at']);

        return $events;
    }

    /** @return list<int> IDs of the users in the activity log */
    public function findUserIds(int $application): array
    {
        return array_map(static fn (array $entry): int => self::readInt($entry, 'user'), $this->readLog($application));
    }

    public static function userName(int $user): string
    {
        $found = $user > 0 ? get_userdata($user) : false;

        return $found instanceof WP_User ? $found->display_name : __('Deleted user', 'courant-desk');
    }

    /**
     * @param array<array-key, mixed> $entry
     * @return array{at: int, who: string, what: string, detail: string}|null
     */
    private function createLogEvent(array $entry): ?array
    {
        $common = [
            'at' => self::readInt($entry, 'activity_date'),
            'who' => self::userName(self::readInt($entry, 'user')),
        ];
        $status = $entry['status'] ?? null;
        if (is_string($status)) {
            return $common + ['what' => 'stage', 'detail' => $this->stages->find($status)->label ?? $status];
        }
        if (is_numeric($entry['rating'] ?? null)) {
            return $common + ['what' => 'rating', 'detail' => (string) (int) $entry['rating']];
        }
        if (is_string($entry['canceled_email'] ?? null)) {
            return $common + ['what' => 'canceled', 'detail' => $entry['canceled_email']];
        }
        foreach (['assigned', 'unassigned'] as $what) {
            if (is_numeric($entry[$what] ?? null)) {
                return $common + ['what' => $what, 'detail' => self::userName((int) $entry[$what])];
            }
        }
        if (is_numeric($entry['new_job'] ?? null)) {
            return $common + [
                'what' => 'opening',
                'detail' => wp_specialchars_decode(get_the_title((int) $entry['new_job']), ENT_QUOTES),
            ];
        }

        return null;
    }

    /** @return list<array<array-key, mixed>> */
    private function readLog(int $application): array
    {
        $log = get_post_meta($application, ApplicationMeta::ACTIVITY_LOG, true);

        return array_values(array_filter(is_array($log) ? $log : [], 'is_array'));
    }

    /** @param array<array-key, mixed> $entry */
    private static function readInt(array $entry, string $key): int
    {
        return is_numeric($entry[$key] ?? null) ? (int) $entry[$key] : 0;
    }
}
