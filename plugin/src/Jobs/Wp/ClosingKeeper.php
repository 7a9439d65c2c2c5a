<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\StatusDecision;
use CourantDesk\Kernel\Clock;
use WP_Post;

/**
 * Keeps the contract's date and our moment in step, whoever writes one of them, and closes what is saved too late.
 *
 * Writers set the fields one after the other, so nothing is compared until the save is through or the request ends.
 */
final class ClosingKeeper
{
    private const KEYS = [OpeningMeta::CLOSING_AT, OpeningMeta::LISTED, OpeningMeta::DATE];

    /** @var array<int, true> openings whose fields changed in this request */
    private array $changed = [];

    public function __construct(private readonly Clock $clock, private readonly OpeningStatus $status)
    {
    }

    public function boot(): void
    {
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this, 'remember'], 10, 3);
        }
        add_action('rest_after_insert_' . OpeningType::NAME, [$this, 'settle'], 99);
        add_action('wp_after_insert_post', [$this, 'afterSave'], 5, 2);
        add_action('wp_restore_post_revision', [$this, 'afterRestore'], 20);
        add_action('shutdown', [$this, 'flush'], 1);
    }

    public function remember(mixed $meta, mixed $post, mixed $key): void
    {
        if (in_array($key, self::KEYS, true) && is_numeric($post)) {
            $this->changed[(int) $post] = true;
        }
    }

    public function afterSave(int $id, WP_Post $post): void
    {
        $this->settle($post);
    }

    /** A revision brings its closing back after the save: an open one whose moment has passed by now is closed at once. */
    public function afterRestore(int $id): void
    {
        $post = get_post($id);
        if ($post instanceof WP_Post) {
            $this->settle($post);
        }
    }

    /** Brings the fields in step; a published opening that is over becomes expired. Changes $post too, for the answer. */
    public function settle(WP_Post $post): void
    {
        if ($post->post_type !== OpeningType::NAME || $post->post_status === 'auto-draft') {
            return;
        }
        $this->sync($post->ID);
        $closing = OpeningFields::closing($post->ID)->moment(wp_timezone());
        $decision = StatusDecision::make($post->post_status, $post->post_status, $closing, $this->clock->now());
        if ($decision->status !== $post->post_status && $decision->status !== '') {
            $this->status->change($post, $decision->status);
            $post->post_status = $decision->status;
        }
    }

    public function flush(): void
    {
        foreach (array_keys($this->changed) as $id) {
            if (get_post_type($id) === OpeningType::NAME) {
                $this->sync($id);
            }
        }
        $this->changed = [];
    }

    public function sync(int $id): void
    {
        $closing = OpeningFields::closing($id);
        $wanted = [
            OpeningMeta::CLOSING_AT => $closing->at,
            OpeningMeta::LISTED => $closing->at === '' ? '' : 'set_listing',
            OpeningMeta::DATE => $closing->date,
            OpeningMeta::CLOSING_AGREED => $closing->at,
        ];
        foreach ($wanted as $key => $value) {
            if (get_post_meta($id, $key, true) === $value) {
                continue;
            }
            $value === '' ? delete_post_meta($id, $key) : update_post_meta($id, $key, $value);
        }
        unset($this->changed[$id]);
    }
}
