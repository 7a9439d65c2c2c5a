<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use WP_Post;
use WP_Query;
use WP_Term;

/** Renders the archive of all openings and the archives of their specifications. */
final class ArchivePages
{
    private const POST_TYPE = PostTypes::OPENING;

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly SpecificationRepository $specifications,
        private readonly TemplateRenderer $template,
    ) {
    }

    /**
     * Returns whether the current page is an archive of openings. WordPress's search for openings
     * (`?s=cook&post_type=awsm_job_openings`) is both a search and an archive, and shows the search results.
     */
    public static function isArchive(): bool
    {
        if (is_post_type_archive(self::POST_TYPE)) {
            return !is_search();
        }
        $term = is_tax() ? get_queried_object() : null;

        return $term instanceof WP_Term && is_object_in_taxonomy(self::POST_TYPE, $term->taxonomy);
    }

    /** Restricts a listing on a term archive to that term. */
    public function applyArchiveTerm(ListingOptions $options): ListingOptions
    {
        $object = is_tax() ? get_queried_object() : null;
        if (!$object instanceof WP_Term || is_admin()) {
            return $options;
        }
        foreach ($this->specifications->findAll() as $specification) {
            if ($specification->taxonomy === $object->taxonomy) {
                return $options->withFixedTerm(new Term(
                    $object->term_id,
                    $object->taxonomy,
                    $object->slug,
                    html_entity_decode($object->name, ENT_QUOTES | ENT_HTML5, 'UTF-8')
                ));
            }
        }

        return $options;
    }

    /** Returns the plugin's archive template unless the theme has a specific template for this archive. */
    public function chooseTemplate(string $template): string
    {
        if (!self::isArchive() || is_feed() || $this->isThemeTemplate($template)) {
            return $template;
        }

        return dirname(__DIR__, 3) . '/templates/listings/archive-loader.php';
    }

    /** Prints only the listing, for the archive template of the Courant theme. */
    public function printListing(): void
    {
        $this->renderListing()->print();
    }

    /** Prints three openings for the front page of the Courant theme. */
    public function printTeaser(): void
    {
        $site = $this->settings->defaultOptions();
        (new Html(
            $this->renderer->renderTeaser(new ListingOptions(perPage: 3, isPaginated: false, display: $site->display))
        ))->print();
    }

    public function printArchive(): void
    {
        $object = get_queried_object();
        $listing = $this->renderListing();
        $isBlockTheme = wp_is_block_theme();
        $title = $object instanceof WP_Term ? single_term_title('', false) : post_type_archive_title('', false);
        (new Html($this->template->render('listings/archive', new ArchiveView(
            title: (string) $title,
            description: $object instanceof WP_Term ? term_description($object->term_id) : '',
            listing: $listing,
            header: new Html($isBlockTheme ? self::renderTemplatePart('header') : ''),
            footer: new Html($isBlockTheme ? self::renderTemplatePart('footer') : ''),
            isBlockTheme: $isBlockTheme,
        ))))->print();
    }

    /**
     * Adds to the heading of a specification's archive that it lists openings. The titles of documents and feeds stay
     * those of WP Job Openings, because switched sites keep what search engines know.
     */
    public function describeTerm(mixed $title): mixed
    {
        return is_string($title) && did_action('wp_head') > 0 && !doing_action('wp_head') && self::isArchive()
            ? self::termTitle($title)
            : $title;
    }

    public static function termTitle(string $name): string
    {
        /* translators: %s: name of a specification, such as Editorial */
        return sprintf(__('Job openings: %s', 'courant-desk'), $name);
    }

    /**
     * Prevents a 404 for page numbers that exist in the listing but not in the main query. A page of an archive that
     * exists in neither is not found; a page with a block or shortcode always exists.
     */
    public function prevent404(mixed $handled, WP_Query $query): mixed
    {
        if (is_admin() || !$query->is_main_query() || !$this->isPaged() || !$this->hasListing()) {
            return $handled;
        }
        $exists = !self::isArchive() || $this->renderer->hasRequestedPage(
            $this->applyArchiveTerm($this->settings->defaultOptions()),
            Request::fromGlobals(),
        );

        return $exists ? true : $handled;
    }

    /**
     * Keeps `?paged=2` in URLs of listings; WordPress would redirect to a path with `/page/2/`.
     *
     * @return mixed the redirect URL, or false
     */
    public function preventPageRedirect(mixed $redirect): mixed
    {
        return $this->isPaged() && $this->hasListing() ? false : $redirect;
    }

    private function renderListing(): Html
    {
        return new Html($this->renderer->renderBlock(
            $this->applyArchiveTerm($this->settings->defaultOptions()),
            Request::fromGlobals(),
        ));
    }

    private function isPaged(): bool
    {
        return get_query_var('paged') > 1 || (is_front_page() && get_query_var('page') > 1);
    }

    private function hasListing(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return self::isArchive() || ($post instanceof WP_Post && ListingAssets::containsListing($post->post_content));
    }

    private function isThemeTemplate(string $template): bool
    {
        $object = get_queried_object();
        $templates = $object instanceof WP_Term
            ? ["taxonomy-$object->taxonomy-$object->slug", "taxonomy-$object->taxonomy", 'archive-' . self::POST_TYPE]
            : ['archive-' . self::POST_TYPE];
        global $_wp_current_template_id;
        $slug = is_string($_wp_current_template_id) ? explode('//', $_wp_current_template_id)[1] ?? '' : '';

        return in_array(basename($template, '.php'), $templates, true)
            || (wp_is_block_theme() && in_array($slug, $templates, true));
    }

    private static function renderTemplatePart(string $area): string
    {
        ob_start();
        block_template_part($area);

        return (string) ob_get_clean();
    }
}
