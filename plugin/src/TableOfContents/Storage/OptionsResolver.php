<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Storage;

use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use CourantDesk\TableOfContents\TableOfContentsTypeSettings;
use WP_Post;

/** Resolves the options of tables of contents from the site, the post type and the post. */
final class OptionsResolver
{
    public function __construct(
        public readonly TableOfContentsSettings $settings,
        public readonly TableOfContentsDisplaySettings $display,
        private readonly TableOfContentsTypeSettings $typeSettings,
    ) {
    }

    /** @param WP_Post|null $post null without a post, as on a term archive */
    public function forPost(?WP_Post $post): PostTableOptions
    {
        $settings = $post === null
            ? $this->settings
            : $this->typeSettings->forPostType($post->post_type, $this->settings);

        return new PostTableOptions($settings, $this->display, $post);
    }

    /** Returns a resolver with settings that are not stored, for previews. */
    public function withSettings(TableOfContentsSettings $site, TableOfContentsDisplaySettings $displaySettings): self
    {
        return new self($site, $displaySettings, $this->typeSettings);
    }
}
