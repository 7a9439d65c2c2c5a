<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsLooks;
use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\ContentsTypes;
use WP_Post;

/** What is decided about contents, at whatever place: the site, the type of a text, the text itself. */
final class Options
{
    public function __construct(
        public readonly ContentsSettings $site,
        public readonly ContentsLooks $looks,
        private readonly ContentsTypes $types,
    ) {
    }

    /** @param WP_Post|null $post null: no text of its own, as on a term's page */
    public function of(?WP_Post $post): PostOptions
    {
        $settings = $post === null ? $this->site : $this->types->profile($post->post_type, $this->site);

        return new PostOptions($settings, $this->looks, $post);
    }

    /** The same with settings that are not stored: for a preview. */
    public function with(ContentsSettings $site, ContentsLooks $looks): self
    {
        return new self($site, $looks, $this->types);
    }
}
