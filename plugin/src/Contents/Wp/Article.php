<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\TitlePatterns;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Which text the page is about, whether it may have contents, and what a table of it lists. */
final class Article
{
    /** @var array<int, true> posts that want none */
    private array $suppressed = [];

    public function __construct(private readonly Options $options, private readonly PostOutlines $outlines)
    {
    }

    /** The post of the page, while its text is being made. */
    public function inLoop(): ?WP_Post
    {
        $post = get_post();
        $isArticle = $post instanceof WP_Post && is_singular() && in_the_loop() && is_main_query() && $post->ID === get_queried_object_id();

        return $isArticle && !is_feed() && !is_embed() && !doing_filter('get_the_excerpt') && !doing_action('wp_head') ? $this->shown() : null;
    }

    /** The post of the page, anywhere on it. */
    public function shown(): ?WP_Post
    {
        $post = is_singular() && !is_feed() ? get_queried_object() : null;
        $isWelcome = $post instanceof WP_Post && (!is_front_page() || $this->options->site->is('front')) && !$this->options->site->refuses(Request::current()->uri());

        return $isWelcome && $this->mayHaveContents($post) ? $post : null;
    }

    public function mayHaveContents(WP_Post $post): bool
    {
        return in_array($post->post_type, $this->options->site->enabledTypes(), true)
            && !post_password_required($post)
            && Hooks::holds('maybe_apply_the_content_filter', true, $post->ID);
    }

    /** The post whose headings a table on the page of $shown lists; null where the current user may not read it. */
    public function source(WP_Post $shown, TableOptions $options): ?WP_Post
    {
        $source = $options->post > 0 && $options->post !== $shown->ID ? get_post($options->post) : $shown;
        $isReadable = $source instanceof WP_Post && ($source->ID === $shown->ID || PostReadPolicy::canRead($source));

        return $isReadable && $this->mayHaveContents($source) ? $source : null;
    }

    /** The page of the post that is asked for. */
    public function page(WP_Post $post): int
    {
        $asked = get_query_var('page');
        $asked = is_numeric($asked) && (int) $asked > 0 ? $asked : get_query_var('paged');

        return max(1, min(is_numeric($asked) ? (int) $asked : 1, count(PostOutlines::pages($post))));
    }

    public function suppress(int $post): void
    {
        $this->suppressed[$post] = true;
    }

    public function isSuppressed(int $post): bool
    {
        return isset($this->suppressed[$post]);
    }

    /** The whole outline as far as it is known, read from the blocks where nothing is. */
    public function whole(WP_Post $post): Outline
    {
        return $this->outlines->of($post, $this->options->of($post)->rules());
    }

    /** What a table lists, or null where there is too little for one. */
    public function outline(WP_Post $post, TableOptions $options): ?Outline
    {
        $own = $this->options->of($post);
        $outline = self::narrowed($this->whole($post), $options);
        $minWords = $options->minWords ?? $own->minWords();
        $fits = $outline->isWithin($own->settings->number('min'), $own->settings->number('max')) && ($minWords === 0 || $outline->length->inWords() >= $minWords);

        return $fits && !$this->isSuppressed($post->ID) && $options->belongsOn($post->post_type, $post->ID) ? $outline : null;
    }

    public static function narrowed(Outline $outline, TableOptions $options): Outline
    {
        if ($options->levels !== null || $options->exclude !== '') {
            $outline = $outline->narrowed($options->levels ?? [1, 2, 3, 4, 5, 6], new TitlePatterns($options->exclude));
        }

        return $options->changes === [] ? $outline : $outline->only(static fn (Heading $heading): bool => ($options->changes[$heading->id]['hidden'] ?? false) !== true);
    }
}
