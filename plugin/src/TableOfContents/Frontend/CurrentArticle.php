<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\Request;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Domain\TitlePatterns;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use WP_Post;

/** Determines the post of the current page, whether it can have a table of contents, and the headings in the table. */
final class CurrentArticle
{
    /** @var array<int, true> posts whose tables are disabled by a shortcode */
    private array $suppressed = [];

    public function __construct(private readonly OptionsResolver $options, private readonly OutlineRepository $outlines)
    {
    }

    /** Returns the post of the page while its content is being rendered. */
    public function findPostInLoop(): ?WP_Post
    {
        $post = get_post();
        $isArticle = $post instanceof WP_Post
            && is_singular()
            && in_the_loop()
            && is_main_query()
            && $post->ID === get_queried_object_id();

        return $isArticle && !is_feed() && !is_embed() && !doing_filter('get_the_excerpt') && !doing_action('wp_head')
            ? $this->findPost()
            : null;
    }

    /** Returns the post of the page at any time. */
    public function findPost(): ?WP_Post
    {
        $post = is_singular() && !is_feed() ? get_queried_object() : null;
        $isWelcome = $post instanceof WP_Post
            && (!is_front_page() || $this->options->settings->isEnabled('front'))
            && !$this->options->settings->isUrlExcluded(Request::fromGlobals()->uri());

        return $isWelcome && $this->canHaveTable($post) ? $post : null;
    }

    public function canHaveTable(WP_Post $post): bool
    {
        return in_array($post->post_type, $this->options->settings->enabledPostTypes(), true)
            && !post_password_required($post)
            && EasyTocHooks::filterBoolean('maybe_apply_the_content_filter', true, $post->ID);
    }

    /**
     * Returns the post whose headings are listed in a table on the page of $shown; null when the current user may not
     * read it.
     */
    public function findSourcePost(WP_Post $shown, TableOptions $options): ?WP_Post
    {
        $source = $options->sourcePost > 0 && $options->sourcePost !== $shown->ID
            ? get_post($options->sourcePost)
            : $shown;
        $isReadable = $source instanceof WP_Post && ($source->ID === $shown->ID || PostReadPolicy::canRead($source));

        return $isReadable && $this->canHaveTable($source) ? $source : null;
    }

    /** Returns the number of the requested page of the post. */
    public function currentPage(WP_Post $post): int
    {
        $page = get_query_var('page');
        $page = is_numeric($page) && (int) $page > 0 ? $page : get_query_var('paged');

        return max(1, min(is_numeric($page) ? (int) $page : 1, count(OutlineRepository::splitPages($post))));
    }

    public function suppress(int $post): void
    {
        $this->suppressed[$post] = true;
    }

    public function isSuppressed(int $post): bool
    {
        return isset($this->suppressed[$post]);
    }

    /** Returns the complete outline, which is computed from the post's blocks when none is cached. */
    public function getFullOutline(WP_Post $post): Outline
    {
        return $this->outlines->getOutline($post, $this->options->forPost($post)->outlineRules());
    }

    /** Returns the outline for a table, or null when it has too few headings. */
    public function findOutline(WP_Post $post, TableOptions $options): ?Outline
    {
        $own = $this->options->forPost($post);
        $outline = self::filterOutline($this->getFullOutline($post), $options);
        $minWords = $options->minWords ?? $own->minWords();
        $fits = $outline->hasHeadingCount($own->settings->getNumber('min'), $own->settings->getNumber('max'))
            && ($minWords === 0 || $outline->length->wordCount() >= $minWords);

        return $fits && !$this->isSuppressed($post->ID) && $options->appliesTo($post->post_type, $post->ID)
            ? $outline
            : null;
    }

    public static function filterOutline(Outline $outline, TableOptions $options): Outline
    {
        if ($options->levels !== null || $options->exclude !== '') {
            $outline = $outline->filter($options->levels ?? [1, 2, 3, 4, 5, 6], new TitlePatterns($options->exclude));
        }

        return $options->entryChanges === [] ? $outline : $outline->filterBy(
            static fn (Heading $heading): bool => ($options->entryChanges[$heading->id]['hidden'] ?? false) !== true
        );
    }
}
