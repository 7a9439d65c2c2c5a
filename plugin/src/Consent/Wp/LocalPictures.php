<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\ConsentSettings;

/** Portraits and emoji ask no other host (Rulings 31). A theme or plugin with pictures of the site's own is left alone. */
final class LocalPictures
{
    public function __construct(private readonly string $pluginFile, private readonly ConsentSettings $settings)
    {
    }

    public function boot(): void
    {
        add_filter('get_avatar_data', [$this, 'portrait'], 1000);
        add_action('init', [$this, 'withoutEmojiScript']);
        add_filter('smush_lazy_load_script_options', [$this, 'imageOptions']);
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    public function portrait(array $data): array
    {
        $host = is_string($data['url'] ?? null) ? wp_parse_url($data['url'], PHP_URL_HOST) : null;
        if ($this->settings->is('avatars') && is_string($host) && $host !== wp_parse_url(home_url(), PHP_URL_HOST)) {
            $data['url'] = plugins_url('assets/avatar.svg', $this->pluginFile);
        }

        return $data;
    }

    /** Today's systems draw emoji themselves; the script fetches pictures from another host. */
    public function withoutEmojiScript(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_print_styles', 'print_emoji_styles');
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }

    /**
     * The image service as a plugin of its own: the specification's settings (Spec 9).
     *
     * @param mixed $options
     * @return array<mixed>
     */
    public function imageOptions(mixed $options): array
    {
        return ['autoResizingEnabled' => false, 'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true]] + (is_array($options) ? $options : []);
    }
}
