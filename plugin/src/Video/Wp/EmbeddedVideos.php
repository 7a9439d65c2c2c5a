<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Video\Domain\VideoAddress;
use CourantDesk\Video\VideoSettings;
use WP_HTML_Tag_Processor;

/**
 * YouTube videos embedded in texts: they play in place, in the privacy-enhanced player, and never open a dialog. The script of embeds
 * (`src/consent/late.embeds.ts`) starts one that was pressed and shows a message with a link where the player does not come.
 */
final class EmbeddedVideos
{
    private const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

    public function __construct(private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        // After WordPress has made embeds, before embeds are put into placeholders (priority 90).
        add_filter('the_content', [$this, 'useEnhancedPlayer'], 85);
        // Before the filters of site owners, who may decide otherwise.
        add_filter('courant_desk_embed_category', [$this, 'requireVideoConsent'], 5, 2);
    }

    public function useEnhancedPlayer(mixed $html): string
    {
        $html = is_string($html) ? $html : '';
        if (stripos($html, 'youtu') === false || stripos($html, '<iframe') === false || is_feed() || !$this->settings->inherits()) {
            return $html;
        }
        $frames = new WP_HTML_Tag_Processor($html);
        while ($frames->next_tag(['tag_name' => 'iframe'])) {
            $source = $frames->get_attribute('src');
            $address = is_string($source) ? VideoAddress::parse($source) : null;
            if ($address === null) {
                continue;
            }
            $frames->set_attribute('src', $address->player());
            $frames->set_attribute('allow', self::ALLOW);
            $frames->set_attribute('referrerpolicy', 'strict-origin-when-cross-origin');
            // Found by the script where embeds do not wait for consent; inert in a placeholder, whose category counts otherwise.
            $frames->set_attribute('data-courant-embed', 'necessary');
            $frames->set_attribute('data-courant-player', InlineJson::encode([
                'failed' => __('The video could not be loaded.', 'courant-desk'),
                'watch' => __('Watch on YouTube', 'courant-desk'),
                'url' => $address->watch(),
            ]));
            if ($frames->get_attribute('title') === null) {
                $frames->set_attribute('title', __('YouTube video', 'courant-desk'));
            }
        }

        return $frames->get_updated_html();
    }

    public function requireVideoConsent(mixed $category, mixed $src = ''): mixed
    {
        return $this->settings->inherits() && is_string($src) && VideoAddress::parse($src) !== null ? $this->settings->category() : $category;
    }
}
