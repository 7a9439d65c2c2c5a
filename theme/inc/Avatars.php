<?php

declare(strict_types=1);

namespace Courant;

/**
 * Portraits come from the site: a drawing with initials instead of a request to another host
 * (Rulings 31). A plugin that names its own picture for a person is left alone.
 */
final class Avatars implements Feature
{
    public function boot(): void
    {
        add_filter('pre_get_avatar_data', $this->data(...), 99);
        add_filter('get_avatar', $this->draw(...), 10, 6);
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    private function data(array $data): array
    {
        /**
         * Filters whether portraits are drawn by the site instead of fetched from a portrait service.
         *
         * @param bool $local Whether to draw them.
         */
        $local = (bool) apply_filters('courant_local_avatars', true);

        if ($local && ($data['url'] ?? '') === '') {
            $data['url'] = $this->anonymous();
            $data['found_avatar'] = true;
        }

        return $data;
    }

    /**
     * @param mixed $html
     * @param mixed $person An id, an address, a user, a post or a comment.
     * @param mixed $size Pixels.
     * @param mixed $default
     * @param mixed $alt
     * @param array<string, mixed> $data
     */
    private function draw(mixed $html, mixed $person, mixed $size, mixed $default, mixed $alt, array $data = []): mixed
    {
        if (($data['url'] ?? '') !== $this->anonymous()) {
            return $html;
        }

        $name = $this->nameOf($person);

        if ($name === '') {
            return $html;
        }

        return sprintf(
            '<img src="data:image/svg+xml,%1$s" alt="%2$s" class="avatar avatar-%3$d photo" width="%3$d" height="%3$d" loading="lazy" decoding="async">',
            rawurlencode(View\Initials::svg($name)),
            esc_attr(is_string($alt) ? $alt : ''),
            is_numeric($size) ? (int) $size : 96
        );
    }

    private function anonymous(): string
    {
        return get_theme_file_uri('assets/images/avatar.svg');
    }

    private function nameOf(mixed $person): string
    {
        if ($person instanceof \WP_Comment) {
            return get_comment_author($person);
        }

        if ($person instanceof \WP_Post) {
            $person = (int) $person->post_author;
        }

        if (is_numeric($person)) {
            $person = get_userdata((int) $person);
        } elseif (is_string($person) && is_email($person) !== false) {
            $person = get_user_by('email', $person);
        }

        return $person instanceof \WP_User ? $person->display_name : '';
    }
}
