<?php

declare(strict_types=1);

namespace CourantDesk\Video\Frontend;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Video\Domain\Video;
use CourantDesk\Video\Domain\VideoUrl;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/** Renders the video that an editor set for an article as a custom element, with the configuration of its dialog. */
final class VideoRenderer
{
    /** ID of the post whose video is printed in the head of the article */
    private int $printedPostId = 0;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly VideoSettings $settings,
        private readonly ArticleVideoFinder $videos,
    ) {
    }

    /**
     * Enqueues the script on all posts that may have a video: if a post has none, the script reports that in the
     * console.
     */
    public function enqueueAssets(): void
    {
        $post = $this->videos->currentPost();
        if ($post === null) {
            return;
        }
        $this->kernel->assets->enqueueEarlyScript('video');
        $this->kernel->pageConfig->add('video', fn (): array => $this->config($post));
        // Authors may add the element to the content manually.
        if ($this->videos->findForPost($post) !== null || str_contains($post->post_content, 'data-video-settings')) {
            $this->kernel->assets->enqueueStyle('video');
        }
    }

    public function prependVideo(string $html): string
    {
        $post = in_the_loop() && is_main_query() ? $this->videos->currentPost() : null;
        $video = $post === null || get_the_ID() !== $post->ID ? null : $this->videos->findForPost($post);
        if ($post === null || $video === null || $post->ID === $this->printedPostId) {
            return $html;
        }

        return $this->kernel->template->render('video/video', $this->createView($post, $video)) . $html;
    }

    /**
     * Prints the video in the position of the featured image, with the chosen poster or the featured image. Prints
     * nothing without an image: then the video is a link above the text.
     *
     * @param callable(): void $printImage prints the featured image
     */
    public function printPoster(mixed $post, callable $printImage): void
    {
        $video = $post instanceof WP_Post && $post->ID === $this->videos->currentPost()?->ID
            ? $this->videos->findForPost($post)
            : null;
        if (!$post instanceof WP_Post || $video === null || $this->videos->posterUrl($post) === '') {
            return;
        }
        $this->printedPostId = $post->ID;
        $this->kernel->template->print('video/poster', $this->createView($post, $video, function () use (
            $post,
            $printImage,
        ): void {
            $poster = $this->videos->chosenPosterId($post);
            if ($poster > 0) {
                echo wp_get_attachment_image($poster, 'full', false, [
                    'class' => 'courant-video-picture', 'loading' => false, 'fetchpriority' => 'high',
                    'sizes' => '(max-width: 48rem) 100vw, 60rem',
                ]);
            } else {
                $printImage();
            }
        }));
    }

    /**
     * Adds the player to the Content-Security-Policy. The script creates its frame, so the markup of the page does not
     * contain its origin.
     *
     * @param array<string, list<string>> $sources
     * @return array<string, list<string>>
     */
    public function addPlayerSource(array $sources): array
    {
        $sources['frame-src'] = [...($sources['frame-src'] ?? []), VideoUrl::PLAYER_ORIGIN];

        return $sources;
    }

    /** @param (callable(): void)|null $printPoster */
    private function createView(WP_Post $post, Video $video, ?callable $printPoster = null): VideoView
    {
        return new VideoView(
            InlineJson::encode(['youtube_url' => $video->url]),
            $video->parsedUrl->watchUrl(),
            wp_strip_all_tags(get_the_title($post)),
            wp_unique_id('courant-video-note-'),
            $printPoster === null ? null : $printPoster(...),
        );
    }

    /** @return array<string, mixed> configuration for the script */
    private function config(WP_Post $post): array
    {
        return [
            'title' => html_entity_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES),
            'poster' => $this->videos->findForPost($post) === null ? '' : $this->videos->posterUrl($post),
            'once' => $this->settings->shouldOpenOnce(),
            'motion' => $this->settings->reducedMotionMode(),
            'category' => $this->settings->consentCategory(),
            'style' => $this->kernel->assets->styleUrl('video-dialog'),
            'messages' => [
                'close' => __('Close video', 'courant-desk'),
                'play' => __('Play video', 'courant-desk'),
                'accept' => __('Accept and play', 'courant-desk'),
                'consent' => __('The player is provided by YouTube. When you play the video, your browser sends data such as your IP address to YouTube, which may store data on your device.', 'courant-desk'),
                'watch' => __('Watch on YouTube', 'courant-desk'),
                'apply' => __('Apply', 'courant-desk'),
                'loading' => __('Loading the video…', 'courant-desk'),
                'failed' => __('The video could not be loaded.', 'courant-desk'),
            ],
        ];
    }
}
