<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- global variables of WordPress's own.

namespace CourantDesk\CareersBlocks\Frontend;

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- local files of the package, not URLs.

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Openings\Domain\SpecificationRepository;
use WP_Term;

/**
 * Registers block templates of an opening, of the archive of openings and of the archives of specifications, for block
 * themes.
 *
 * From WordPress 6.7 on they are registered, so that the site editor lists them and a theme's file of the same name has
 * priority. Earlier versions render the same blocks; see docs/features/themes.md#block-themes.
 */
final class BlockTemplates
{
    private const SINGLE = 'single-' . PostTypes::OPENING;
    private const ARCHIVE = 'archive-' . PostTypes::OPENING;

    /** @param string $directory of the HTML files */
    public function __construct(
        private readonly string $directory,
        private readonly SpecificationRepository $specifications,
    ) {
    }

    public function register(): void
    {
        if (!wp_is_block_theme() || !function_exists('register_block_template')) {
            return;
        }
        foreach ($this->templates() as $slug => [$title, $description]) {
            register_block_template(
                "courant-desk//$slug",
                ['title' => $title, 'description' => $description, 'content' => $this->content($slug)],
            );
        }
    }

    /**
     * Chooses the block template in WordPress versions that cannot register block templates, unless the theme or the
     * site has one for this page.
     */
    public function chooseTemplate(string $template): string
    {
        global $_wp_current_template_id, $_wp_current_template_content;
        $slugs = $this->currentSlugs();
        if ($slugs === [] || !wp_is_block_theme() || function_exists('register_block_template') || is_feed()) {
            return $template;
        }
        $current = is_string($_wp_current_template_id) ? explode('//', $_wp_current_template_id)[1] ?? '' : '';
        if (in_array($current, $slugs, true) || in_array(basename($template, '.php'), $slugs, true)) {
            return $template;
        }
        $slug = end($slugs);
        $_wp_current_template_id = get_stylesheet() . '//' . $slug;
        $_wp_current_template_content = $this->content($slug);

        return ABSPATH . WPINC . '/template-canvas.php';
    }

    /** @return array<string, array{string, string}> title and description by slug */
    private function templates(): array
    {
        $templates = [
            self::SINGLE => [
                __('Job opening', 'courant-desk'),
                __('Displays one job opening with its facts and application form.', 'courant-desk'),
            ],
            self::ARCHIVE => [
                __('Job openings', 'courant-desk'),
                __('Displays all job openings with filters.', 'courant-desk'),
            ],
        ];
        foreach ($this->specifications->findAll() as $specification) {
            $slug = "taxonomy-$specification->taxonomy";
            if (preg_match('/^[a-z0-9_-]+$/', $slug) === 1) {
                $templates[$slug] = [
                    /* translators: %s: name of a specification, such as Job Category */
                    sprintf(__('Job openings by %s', 'courant-desk'), $specification->label),
                    /* translators: %s: name of a specification, such as Job Category */
                    sprintf(__('Displays the job openings of one value of %s.', 'courant-desk'), $specification->label),
                ];
            }
        }

        return $templates;
    }

    /** @return list<string> slugs of templates for the current page, most specific first; empty for other pages */
    private function currentSlugs(): array
    {
        if (is_singular(PostTypes::OPENING)) {
            $post = get_post();

            return [$post === null ? self::SINGLE : self::SINGLE . '-' . $post->post_name, self::SINGLE];
        }
        if (is_post_type_archive(PostTypes::OPENING)) {
            return [self::ARCHIVE];
        }
        $term = is_tax() ? get_queried_object() : null;
        $isSpecification = $term instanceof WP_Term && is_object_in_taxonomy(PostTypes::OPENING, $term->taxonomy);

        return $isSpecification ? ["taxonomy-$term->taxonomy-$term->slug", "taxonomy-$term->taxonomy"] : [];
    }

    private function content(string $slug): string
    {
        return (string) file_get_contents(
            $this->directory . ($slug === self::SINGLE ? '/single-opening.html' : '/archive-openings.html')
        );
    }
}
