<?php

declare(strict_types=1);

namespace Courant;

/**
 * Lets authors upload a portrait in their profile, which replaces their generated avatar.
 */
final class AuthorPortrait implements Module
{
    public const META = 'courant_portrait';
    private const FILE_FIELD = 'courant_portrait_file';
    private const REMOVE_FIELD = 'courant_portrait_remove';
    private const NONCE = 'courant_portrait_nonce';

    public function boot(): void
    {
        add_filter('pre_get_avatar_data', $this->setPortrait(...), 10, 2);
        add_action('user_edit_form_tag', $this->allowUpload(...));
        add_action('show_user_profile', $this->printField(...));
        add_action('edit_user_profile', $this->printField(...));
        add_action('personal_options_update', $this->save(...));
        add_action('edit_user_profile_update', $this->save(...));
    }

    /**
     * Sets the URL of the portrait.
     *
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    private function setPortrait(array $data, mixed $person): array
    {
        $image = self::imageOf(self::userId($person));
        $size = is_numeric($data['size'] ?? null) ? (int) $data['size'] : 96;
        $source = $image > 0 ? wp_get_attachment_image_url($image, [$size, $size]) : false;

        return is_string($source) ? ['url' => $source, 'found_avatar' => true] + $data : $data;
    }

    /**
     * Returns the attachment ID of a user's portrait, 0 without one.
     */
    public static function imageOf(int $user): int
    {
        $image = $user > 0 ? get_user_meta($user, self::META, true) : 0;

        return is_numeric($image) ? (int) $image : 0;
    }

    /**
     * Loads the portraits of several users in two queries.
     *
     * @param list<int> $users User IDs
     */
    public static function primeCaches(array $users): void
    {
        cache_users($users);
        $images = array_filter(array_map(self::imageOf(...), $users), static fn (int $id): bool => $id > 0);
        _prime_post_caches(array_values(array_unique($images)), false, true);
    }

    private static function userId(mixed $person): int
    {
        return match (true) {
            $person instanceof \WP_User => $person->ID,
            $person instanceof \WP_Post => (int) $person->post_author,
            $person instanceof \WP_Comment => (int) $person->user_id,
            is_numeric($person) => (int) $person,
            default => 0,
        };
    }

    private function allowUpload(): void
    {
        echo ' enctype="multipart/form-data"';
    }

    private function printField(\WP_User $user): void
    {
        if (! current_user_can('upload_files')) {
            return;
        }

        $image = self::imageOf($user->ID);
        wp_nonce_field(self::NONCE . $user->ID, self::NONCE, false);
        ?>
        <table class="form-table" role="presentation"><tr>
            <th><label for="<?php echo esc_attr(self::FILE_FIELD); ?>"><?php
                esc_html_e('Portrait', 'courant');
            ?></label></th>
            <td>
                <?php echo $image > 0 ? wp_get_attachment_image($image, [96, 96]) : ''; ?>
                <p><input type="file" id="<?php echo esc_attr(self::FILE_FIELD); ?>" name="<?php
                    echo esc_attr(self::FILE_FIELD);
                ?>" accept="image/jpeg,image/png,image/webp"></p>
                <p class="description"><?php
                    esc_html_e('Shown next to articles instead of the initials. A square image of at least 300 pixels.', 'courant');
                ?></p>
                <?php if ($image > 0) : ?>
                    <label><input type="checkbox" name="<?php echo esc_attr(self::REMOVE_FIELD); ?>" value="1"> <?php
                        esc_html_e('Remove portrait', 'courant');
                    ?></label>
                <?php endif; ?>
            </td>
        </tr></table>
        <?php
    }

    private function save(int $user): void
    {
        $nonce = filter_input(INPUT_POST, self::NONCE);

        if (
            ! is_string($nonce)
            || wp_verify_nonce(sanitize_key($nonce), self::NONCE . $user) === false
            || ! current_user_can('edit_user', $user)
            || ! current_user_can('upload_files')
        ) {
            return;
        }

        if (filter_input(INPUT_POST, self::REMOVE_FIELD) === '1') {
            delete_user_meta($user, self::META);
        }

        // Only such a request has the file field; without a chosen file, WordPress returns an error.
        if (str_starts_with((string) filter_input(INPUT_SERVER, 'CONTENT_TYPE'), 'multipart/form-data')) {
            $image = media_handle_upload(self::FILE_FIELD, 0, [], [
                'test_form' => false,
                'mimes' => ['jpg|jpeg' => 'image/jpeg', 'png' => 'image/png', 'webp' => 'image/webp'],
            ]);

            if (is_int($image)) {
                update_user_meta($user, self::META, $image);
            }
        }
    }
}
