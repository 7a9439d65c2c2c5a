<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Frontend;

use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\RestApi;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Domain\LiveUpdate;
use CourantDesk\LiveBlog\Http\LiveBlogController;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\LiveUpdateBlocks;
use WP_Block;
use WP_Post;

/** Renders updates of live blogs, and the status above the text, which new updates are loaded into. */
final class LiveBlogRenderer
{
    private const INTERVAL_SECONDS = 30;

    /** @var array<int, array{at: int, text: string}> time of the newest rendered update, by article */
    private array $newest = [];

    public function __construct(private readonly Kernel $kernel)
    {
    }

    public function registerBlock(): void
    {
        register_block_type(
            dirname($this->kernel->pluginFile) . '/blocks/live-update',
            ['render_callback' => $this->renderUpdate(...)],
        );
    }

    public function enqueueStyle(): void
    {
        $post = get_queried_object();
        $isLiveBlog = is_singular(LiveBlogMeta::POST_TYPE) && $post instanceof WP_Post
            && (LiveBlogMeta::stateOf($post->ID) !== LiveBlogState::None || has_block(LiveUpdateBlocks::NAME, $post));
        if ($isLiveBlog) {
            $this->kernel->assets->enqueueStyle('live-blog');
        }
    }

    /** Labels live blogs on their pages and in lists of articles. */
    public function addLabel(mixed $label, mixed $post): mixed
    {
        return $post instanceof WP_Post && LiveBlogMeta::stateOf($post->ID) !== LiveBlogState::None
            ? __('Live blog', 'courant-desk')
            : $label;
    }

    /** @param array<array-key, mixed> $attributes */
    public function renderUpdate(array $attributes, string $content, WP_Block $block): string
    {
        $update = LiveUpdate::fromAttributes($attributes);
        $post = get_post();
        $time = $update->time;
        $isOtherDay = $time !== null && $post instanceof WP_Post
            && wp_date('Y-m-d', $time) !== get_post_time('Y-m-d', false, $post);
        $format = get_option('time_format');
        $format = is_string($format) ? $format : 'H:i';
        $date = get_option('date_format');
        $text = $time === null
            ? ''
            : (string) wp_date(($isOtherDay && is_string($date) ? "{$date}, " : '') . $format, $time);
        if ($time !== null && $post instanceof WP_Post && $time > ($this->newest[$post->ID]['at'] ?? 0)) {
            $this->newest[$post->ID] = ['at' => $time, 'text' => $text];
        }

        return $this->kernel->template->render('live-blog/update', new LiveUpdateView(
            id: $update->elementId(),
            version: LiveUpdateBlocks::versionOf($block->parsed_block),
            title: $update->title,
            machineTime: $time === null ? '' : (string) wp_date(DATE_W3C, $time),
            time: $text,
            content: $content,
        ));
    }

    /** Inserts the updates that were written outside of the block editor. */
    public function insertStoredUpdates(mixed $text): string
    {
        $text = is_string($text) ? $text : '';
        $post = in_the_loop() && is_main_query() && is_singular(LiveBlogMeta::POST_TYPE) ? get_post() : null;

        if ($post === null || post_password_required($post)) {
            return $text;
        }

        return LiveBlogMeta::stateOf($post->ID) === LiveBlogState::None
            ? $text
            : LiveUpdateBlocks::insertStored($text, $post);
    }

    public function prependStatus(mixed $html): string
    {
        $html = is_string($html) ? $html : '';
        $id = in_the_loop() && is_main_query() && is_singular(LiveBlogMeta::POST_TYPE) ? (int) get_the_ID() : 0;
        $state = $id > 0 ? LiveBlogMeta::stateOf($id) : LiveBlogState::None;
        if ($state === LiveBlogState::None || PostReadPolicy::isLocked($id)) {
            return $html;
        }
        $island = $state === LiveBlogState::Live ? new Island('live-blog', 'load', [
            'url' => rest_url(RestApi::NAMESPACE . "/live-blogs/{$id}"),
            'seconds' => self::INTERVAL_SECONDS,
            'pageSize' => LiveBlogController::PAGE_SIZE,
            /* translators: %d: a number */
            'one' => __('%d new update', 'courant-desk'),
            /* translators: %d: a number */
            'several' => __('%d new updates', 'courant-desk'),
            'ended' => __('This live blog has ended.', 'courant-desk'),
        ]) : null;

        return $this->kernel->template->render('live-blog/status', new LiveBlogStatusView(
            islandAttributes: $island?->attributes() ?? '',
            isLive: $state === LiveBlogState::Live,
            url: (string) get_permalink($id),
            machineTime: isset($this->newest[$id]) ? (string) wp_date(DATE_W3C, $this->newest[$id]['at']) : '',
            time: $this->newest[$id]['text'] ?? '',
        )) . $html;
    }
}
