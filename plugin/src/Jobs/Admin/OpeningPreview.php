<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Request;
use WP_Post;

/**
 * The classic editor's preview of a published opening shows the boxes as they stand, not as they are stored. WordPress
 * keeps what is previewed in an autosave and reads meta from there; the block editor fills it by itself.
 */
final class OpeningPreview
{
    private const LISTS = [OpeningMeta::PLACES, OpeningMeta::REMOTE_COUNTRIES, OpeningMeta::EMPLOYMENT_TYPES, OpeningMeta::SALARY];

    public function boot(): void
    {
        add_filter('the_preview', [$this, 'readWhole'], 20);
        add_action('load-post.php', [$this, 'begin']);
        add_action('wp_creating_autosave', [$this, 'fill'], 20);
    }

    /** WordPress's preview takes a value that is a list for a list of values, and shows the first entry alone. */
    public function readWhole(mixed $post): mixed
    {
        add_filter('get_post_metadata', [$this, 'wrap'], 11, 4);

        return $post;
    }

    public function wrap(mixed $value, int $id, string $key, bool $single): mixed
    {
        return $single && is_array($value) && in_array($key, self::LISTS, true) ? [$value] : $value;
    }

    /** An autosave whose text is the same would be dropped, and with it the fields that are not: each preview begins anew. */
    public function begin(): void
    {
        $request = Request::current();
        $id = $request->int('post_ID');
        if ($request->text('action') !== 'preview' && $request->text('wp-preview') !== 'dopreview') {
            return;
        }
        if (get_post_type($id) !== OpeningType::NAME || !(new OpeningFormInput($request))->isSent() || !current_user_can('edit_post', $id)) {
            return;
        }
        $autosave = wp_get_post_autosave($id, get_current_user_id());
        if ($autosave instanceof WP_Post) {
            wp_delete_post_revision($autosave->ID);
        }
    }

    /** @param array<string, mixed> $autosave */
    public function fill(array $autosave): void
    {
        $input = new OpeningFormInput(Request::current());
        $id = is_numeric($autosave['ID'] ?? null) ? (int) $autosave['ID'] : 0;
        $parent = is_numeric($autosave['post_parent'] ?? null) ? (int) $autosave['post_parent'] : 0;
        if ($id === 0 || get_post_type($parent) !== OpeningType::NAME || !$input->isSent() || (int) $input->text('post_ID') !== $parent) {
            return;
        }
        foreach ($input->fields() as $key => $value) {
            // update_post_meta() would write to the opening itself.
            update_metadata('post', $id, $key, wp_slash($value));
        }
    }
}
