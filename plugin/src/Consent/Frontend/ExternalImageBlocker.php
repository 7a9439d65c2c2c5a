<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentSettings;

/** Prevents requests for avatars and emoji to other hosts. Local avatars of themes and plugins are kept. */
final class ExternalImageBlocker
{
    public function __construct(private readonly string $pluginFile, private readonly ConsentSettings $settings)
    {
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    public function useLocalAvatar(array $data): array
    {
        $host = is_string($data['url'] ?? null) ? wp_parse_url($data['url'], PHP_URL_HOST) : null;
        if (
            $this->settings->isEnabled('avatars')
            && is_string($host)
            && $host !== wp_parse_url(home_url(), PHP_URL_HOST)
        ) {
            $data['url'] = plugins_url('assets/avatar.svg', $this->pluginFile);
        }

        return $data;
    }

    /**
     * Removes the emoji script: current operating systems draw emoji themselves, and the script loads images from
     * another host.
     */
    public function removeEmojiScript(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_print_styles', 'print_emoji_styles');
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }

    /**
     * Disables automatic resizing of an image service that is installed as a separate plugin.
     *
     * @param mixed $options
     * @return array<mixed>
     */
    public function disableAutoResizing(mixed $options): array
    {
        return ['autoResizingEnabled' => false, 'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true]]
            + (is_array($options) ? $options : []);
    }
}
