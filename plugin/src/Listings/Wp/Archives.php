<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\View\ArchiveView;
use CourantDesk\Kernel\Html;
use WP_Post;
use WP_Query;
use WP_Term;

/** The archive of all openings and the archives of their specifications (Jobs contract 3.1; Rulings 11). */
final class Archives
{
    private const TYPE = 'awsm_job_openings';

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Template $template,
    ) {
    }

    /** Whether the present page is an archive of openings. */
    public static function isServed(): bool
    {
        if (is_post_type_archive(self::TYPE)) {
            return true;
        }
        $term = is_tax() ? get_queried_object() : null;

        return $term instanceof WP_Term && is_object_in_taxonomy(self::TYPE, $term->taxonomy);
    }

    /** The block of a page: on a term's archive its term is fixed. */
    public function within(BlockOptions $options): BlockOptions
    {
        $object = is_tax() ? get_queried_object() : null;
        if (!$object instanceof WP_Term || is_admin()) {
            return $options;
        }
        foreach ($this->specifications->all() as $specification) {
            if ($specification->taxonomy === $object->taxonomy) {
                return $options->fixing(new Term(
                    $object->term_id,
                    $object->taxonomy,
                    $object->slug,
                    html_entity_decode($object->name, ENT_QUOTES | ENT_HTML5, 'UTF-8')
                ));
            }
        }

        return $options;
    }

    /** Ours, unless the theme has a template of its own for this very archive. */
    public function template(string $template): string
    {
        if (!self::isServed() || is_feed() || $this->belongsToTheme($template)) {
            return $template;
        }

        return dirname(__DIR__, 3) . '/templates/listings/archive-shell.php';
    }

    /** The listing alone, where the theme Courant has an archive of its own. */
    public function printListing(): void
    {
        $this->listing()->print();
    }

    /** A few openings on the front page of the theme Courant. */
    public function printTeaser(): void
    {
        $site = $this->settings->options();
        (new Html($this->renderer->teaser(new BlockOptions(perPage: 3, paginated: false, look: $site->look))))->print();
    }

    public function print(): void
    {
        $object = get_queried_object();
        $listing = $this->listing();
        $blocks = wp_is_block_theme();
        $title = $object instanceof WP_Term ? $object->name : (string) post_type_archive_title('', false);
        (new Html($this->template->render('listings/archive', new ArchiveView(
            $title,
            $object instanceof WP_Term ? term_description($object->term_id) : '',
            $listing,
            new Html($blocks ? self::part('header') : ''),
            new Html($blocks ? self::part('footer') : ''),
            $blocks,
        ))))->print();
    }

    /** Our pages are not WordPress's pages: a page that it has not, we may have. */
    public function isFound(mixed $handled, WP_Query $query): mixed
    {
        return $query->is_main_query() && $this->isPaged() && $this->ownsPage() ? true : $handled;
    }

    /**
     * `?paged=2` stays as it was shared (Spec 2.4); WordPress would move it into the path.
     *
     * @return mixed the address to redirect to, or false
     */
    public function keepAddress(mixed $redirect): mixed
    {
        return $this->isPaged() && $this->ownsPage() ? false : $redirect;
    }

    private function listing(): Html
    {
        return new Html($this->renderer->block($this->within($this->settings->options()), Request::current()));
    }

    private function isPaged(): bool
    {
        return get_query_var('paged') > 1 || (is_front_page() && get_query_var('page') > 1);
    }

    private function ownsPage(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return self::isServed() || ($post instanceof WP_Post && ListingPageAssets::holdsListing($post->post_content));
    }

    private function belongsToTheme(string $template): bool
    {
        $object = get_queried_object();
        $own = $object instanceof WP_Term
            ? ["taxonomy-$object->taxonomy-$object->slug", "taxonomy-$object->taxonomy", 'archive-' . self::TYPE]
            : ['archive-' . self::TYPE];
        global $_wp_current_template_id;
        $slug = is_string($_wp_current_template_id) ? explode('//', $_wp_current_template_id)[1] ?? '' : '';

        return in_array(basename($template, '.php'), $own, true)
            || (wp_is_block_theme() && in_array($slug, $own, true));
    }

    private static function part(string $area): string
    {
        ob_start();
        block_template_part($area);

        return (string) ob_get_clean();
    }
}
