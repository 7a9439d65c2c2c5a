<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Fields\ClosingDayField;
use CourantDesk\Openings\Fields\ClosingEnabledField;
use CourantDesk\Openings\Fields\ClosingTimeField;
use WP_Post;

/**
 * Synchronizes the closing date of WP Job Openings and the closing time of this plugin when either is written, and
 * closes openings that are saved after that time.
 *
 * The fields are written one after the other, so they are compared only when the save is complete or the request ends.
 */
final class ClosingSynchronizer
{
    private const META_KEYS = [ClosingTimeField::KEY, ClosingEnabledField::KEY, ClosingDayField::KEY];

    /** @var array<int, true> openings whose fields changed in this request */
    private array $changed = [];

    public function __construct(private readonly Clock $clock, private readonly OpeningStatusUpdater $status)
    {
    }

    public function recordChange(mixed $meta, mixed $post, mixed $key): void
    {
        if (in_array($key, self::META_KEYS, true) && is_numeric($post)) {
            $this->changed[(int) $post] = true;
        }
    }

    public function synchronizeSavedPost(int $id, WP_Post $post): void
    {
        $this->synchronizeAndClose($post);
    }

    /**
     * Synchronizes after a revision was restored, which also restores its closing time. An open one whose closing time
     * has passed is closed immediately.
     */
    public function synchronizeRestoredPost(int $id): void
    {
        $post = get_post($id);
        if ($post instanceof WP_Post) {
            $this->synchronizeAndClose($post);
        }
    }

    /**
     * Synchronizes the fields; a published opening whose closing time has passed becomes expired. Also changes $post,
     * for the response.
     */
    public function synchronizeAndClose(WP_Post $post): void
    {
        if ($post->post_type !== OpeningPostType::NAME || $post->post_status === 'auto-draft') {
            return;
        }
        $this->synchronizeFields($post->ID);
        $closing = OpeningFieldParser::findClosing($post->ID)->toDateTime(wp_timezone());
        $decision = StatusDecision::create($post->post_status, $post->post_status, $closing, $this->clock->now());
        if ($decision->status !== $post->post_status && $decision->status !== '') {
            $this->status->update($post, $decision->status);
            $post->post_status = $decision->status;
        }
    }

    public function synchronizeChanged(): void
    {
        foreach (array_keys($this->changed) as $id) {
            if (get_post_type($id) === OpeningPostType::NAME) {
                $this->synchronizeFields($id);
            }
        }
        $this->changed = [];
    }

    public function synchronizeFields(int $id): void
    {
        $closing = OpeningFieldParser::findClosing($id);
        $expected = [
            ClosingTimeField::KEY => $closing->dateTime,
            ClosingEnabledField::KEY => $closing->dateTime === '' ? '' : 'set_listing',
            ClosingDayField::KEY => $closing->date,
            OpeningMeta::CLOSING_SYNCHRONIZED => $closing->dateTime,
        ];
        foreach ($expected as $key => $value) {
            if (get_post_meta($id, $key, true) === $value) {
                continue;
            }
            $value === '' ? delete_post_meta($id, $key) : update_post_meta($id, $key, $value);
        }
        unset($this->changed[$id]);
    }
}
