<?php

declare(strict_types=1);

namespace CourantDesk\Video\Frontend;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Video\Domain\VideoUrl;
use CourantDesk\Video\VideoSettings;
use WP_HTML_Tag_Processor;

/**
 * Changes YouTube videos in post content to the privacy-enhanced player. They play in place and do not open a dialog.
 * The embed script (`src/consent/frontend/lazy.embeds.ts`) starts a video after a click and shows a message with a link
 * when the player does not load.
 */
final class EmbeddedVideoRewriter
{
    private const IFRAME_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

    private const VIMEO_URL = '~^https?://(?:www\.|player\.)?vimeo\.com/(?:[\w/-]+/)?\d+~i';

    private const EMBED_WRAPPER = '~<div class="wp-block-embed__wrapper">(.*?)</div>~s';

    public function __construct(private readonly VideoSettings $settings, private readonly Assets $assets)
    {
    }

    public function useEnhancedPlayer(mixed $html): string
    {
        $html = is_string($html) ? $html : '';
        if (
            stripos($html, 'youtu') === false
            || stripos($html, '<iframe') === false
            || is_feed()
            || !$this->settings->isEnhancedPlayerEnabled()
        ) {
            return $html;
        }
        $frames = new WP_HTML_Tag_Processor($html);
        while ($frames->next_tag(['tag_name' => 'iframe'])) {
            $source = $frames->get_attribute('src');
            $url = is_string($source) ? VideoUrl::parse($source) : null;
            if ($url === null) {
                continue;
            }
            $frames->set_attribute('src', $url->playerUrl());
            $frames->set_attribute('allow', self::IFRAME_PERMISSIONS);
            $frames->set_attribute('referrerpolicy', 'strict-origin-when-cross-origin');
            // Marks the frame for the script when embeds need no consent; has no effect in a placeholder, which has its
            // own category.
            $frames->set_attribute('data-courant-embed', 'necessary');
            $frames->set_attribute('data-courant-player', InlineJson::encode([
                'failed' => __('The video could not be loaded.', 'courant-desk'),
                'watch' => __('Watch on YouTube', 'courant-desk'),
                'url' => $url->watchUrl(),
            ]));
            if ($frames->get_attribute('title') === null) {
                $frames->set_attribute('title', __('YouTube video', 'courant-desk'));
            }
        }

        return $frames->get_updated_html();
    }

    /**
     * Shows the player of a video whose URL is alone on a line if its service did not return an embed, because the URL
     * of a YouTube video contains its ID; for other videos a message and a link in the size of a video.
     */
    public function embedFailedUrl(mixed $html, mixed $url = ''): mixed
    {
        if (!is_string($url) || $html !== $url) {
            return $html;
        }
        $video = VideoUrl::parse($url);
        if ($video === null && preg_match(self::VIMEO_URL, $url) !== 1) {
            return $html;
        }
        if (is_feed()) {
            return sprintf('<a href="%s">%s</a>', esc_url($url), esc_html($url));
        }
        if ($video !== null && $this->settings->isEnhancedPlayerEnabled()) {
            $this->assets->enqueueStyle('consent-embeds');

            return sprintf('<iframe src="%s" width="704" height="396" allowfullscreen></iframe>', esc_url($video->playerUrl()));
        }

        return $this->renderFailure($url);
    }

    /**
     * Shows a message and a link in the size of a video if WordPress could not create an embed for a block.
     *
     * @param mixed $html HTML of an embed block
     * @param mixed $block the parsed block
     */
    public function showFailure(mixed $html, mixed $block = []): mixed
    {
        $attributes = is_array($block) && is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
        $url = is_string($attributes['url'] ?? null) ? $attributes['url'] : '';
        if (
            !is_string($html)
            || ($attributes['type'] ?? '') !== 'video'
            || self::hostOf($url) === ''
            || is_feed()
            || preg_match('/<(?:iframe|video|blockquote|script|template|object|embed)\b/i', $html) === 1
            || preg_match(self::EMBED_WRAPPER, $html, $wrapper, PREG_OFFSET_CAPTURE) !== 1
        ) {
            return $html;
        }

        return substr_replace($html, $this->renderFailure($url), $wrapper[1][1], strlen($wrapper[1][0]));
    }

    private function renderFailure(string $url): string
    {
        $this->assets->enqueueStyle('consent-embeds');

        return sprintf(
            '<span class="courant-embed-failed">%s <a href="%s">%s</a></span>',
            esc_html__('The video could not be loaded.', 'courant-desk'),
            esc_url($url),
            esc_html(
                VideoUrl::parse($url) === null
                    /* translators: %s: host name of a website */
                    ? sprintf(__('Watch on %s', 'courant-desk'), self::hostOf($url))
                    : __('Watch on YouTube', 'courant-desk')
            ),
        );
    }

    private static function hostOf(string $url): string
    {
        return (string) preg_replace('/^www\./', '', (string) wp_parse_url($url, PHP_URL_HOST));
    }

    public function requireVideoConsent(mixed $category, mixed $src = ''): mixed
    {
        return $this->settings->isEnhancedPlayerEnabled() && is_string($src) && VideoUrl::parse($src) !== null
            ? $this->settings->consentCategory()
            : $category;
    }
}
