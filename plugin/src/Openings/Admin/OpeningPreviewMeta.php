<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Makes the classic editor's preview of a published opening show the current values of the meta boxes, not the stored
 * ones. WordPress stores the preview in an autosave and reads the meta from it; the block editor stores the meta there
 * itself.
 */
final class OpeningPreviewMeta
{
    public function __construct(private readonly OpeningFields $fields = new OpeningFieldRegistry())
    {
    }

    /**
     * Adds a filter for preview meta: WordPress's own preview treats a value that is an array as a list of values, and
     * shows only its first entry.
     */
    public function addPreviewMetaFilter(mixed $post): mixed
    {
        add_filter('get_post_metadata', [$this, 'wrapListValue'], 11, 4);

        return $post;
    }

    public function wrapListValue(mixed $value, int $id, string $key, bool $single): mixed
    {
        foreach ($single && is_array($value) ? $this->fields->all() : [] as $field) {
            if ($field->key() === $key && in_array($field->type(), ['array', 'object'], true)) {
                return [$value];
            }
        }

        return $value;
    }

    /**
     * Deletes the previous autosave, because WordPress discards a new autosave with unchanged text, including its
     * changed fields.
     */
    public function deleteStaleAutosave(): void
    {
        $request = Request::fromGlobals();
        $id = $request->int('post_ID');
        if ($request->text('action') !== 'preview' && $request->text('wp-preview') !== 'dopreview') {
            return;
        }
        if (
            get_post_type($id) !== OpeningPostType::NAME
            || !(new OpeningMetaBoxInput($request))->isSubmitted()
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $autosave = wp_get_post_autosave($id, get_current_user_id());
        if ($autosave instanceof WP_Post) {
            wp_delete_post_revision($autosave->ID);
        }
    }

    /** @param array<string, mixed> $autosave */
    public function saveToAutosave(array $autosave): void
    {
        $input = new OpeningMetaBoxInput(Request::fromGlobals());
        $id = is_numeric($autosave['ID'] ?? null) ? (int) $autosave['ID'] : 0;
        $parent = is_numeric($autosave['post_parent'] ?? null) ? (int) $autosave['post_parent'] : 0;
        if (
            $id === 0
            || get_post_type($parent) !== OpeningPostType::NAME
            || !$input->isSubmitted()
            || (int) $input->text('post_ID') !== $parent
        ) {
            return;
        }
        foreach ($input->values() as $key => $value) {
            // update_post_meta() would write to the opening itself.
            update_metadata('post', $id, $key, wp_slash($value));
        }
    }
}
