<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Video\Domain\Video;
use CourantDesk\Video\VideoSettings;
use CourantDesk\Video\View\VideoView;
use WP_Post;

/** Prints the video that an editor set for an article as the video element, with what its dialog needs. */
final class VideoPage
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly VideoSettings $settings,
        private readonly ArticleVideos $videos,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'prepare']);
        // After tables of contents: they know the text by its hash.
        add_filter('the_content', [$this, 'fill'], 101);
    }

    /** Every text of these kinds gets the early script: it says so in the console where there is no video (Spec 8). */
    public function prepare(): void
    {
        $post = $this->videos->shown();
        if ($post === null) {
            return;
        }
        $this->kernel->assets->early('video');
        $this->kernel->config->add('video', fn (): array => $this->config($post));
        // An author may have written the element by hand.
        if ($this->videos->of($post) !== null || str_contains($post->post_content, 'data-video-settings')) {
            $this->kernel->assets->style('video');
        }
    }

    public function fill(string $html): string
    {
        $post = in_the_loop() && is_main_query() ? $this->videos->shown() : null;
        $video = $post === null || get_the_ID() !== $post->ID ? null : $this->videos->of($post);
        if ($post === null || $video === null) {
            return $html;
        }

        return $this->kernel->template->render('video/video', $this->view($post, $video)) . $html;
    }

    private function view(WP_Post $post, Video $video): VideoView
    {
        return new VideoView(
            InlineJson::encode(['youtube_url' => $video->url]),
            $video->address->watch(),
            wp_strip_all_tags(get_the_title($post)),
            wp_unique_id('courant-video-note-'),
        );
    }

    /** @return array<string, mixed> */
    private function config(WP_Post $post): array
    {
        return [
            'title' => html_entity_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES),
            'poster' => $this->videos->of($post) === null ? '' : $this->videos->poster($post),
            'once' => $this->settings->opensOnce(),
            'motion' => $this->settings->motion(),
            'category' => $this->settings->category(),
            'messages' => [
                'close' => __('Close video', 'courant-desk'),
                'play' => __('Play video', 'courant-desk'),
                'accept' => __('Accept and play', 'courant-desk'),
                'consent' => __('The player comes from YouTube. When you play the video, your browser sends data such as your address to YouTube, which may store data on your device.', 'courant-desk'),
                'watch' => __('Watch on YouTube', 'courant-desk'),
                'apply' => __('Apply', 'courant-desk'),
                'loading' => __('Loading the video…', 'courant-desk'),
                'failed' => __('The video could not be loaded.', 'courant-desk'),
            ],
        ];
    }
}
