<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

/** Lists every public URL of a site. */
final class CrawlTargets
{
    /** @var array<string, array{path: string, template: string, status: int}> */
    private array $found = [];

    /** @return list<array{path: string, template: string, status: int}> */
    public function all(): array
    {
        $this->add(home_url('/'), 'front page');
        $this->add(home_url('/page/2/'), 'front page, second');
        $this->add(home_url('/there-is-no-such-page/'), 'not found', 404);
        $this->add(home_url('/?s=the'), 'search');
        $this->add(home_url('/?s=qqxxzzyy'), 'search, nothing');
        $this->add(home_url('/all-articles/'), 'blog index');
        $this->add(home_url('/all-articles/page/2/'), 'blog index, second');
        $this->addPosts();
        $this->addTerms();
        $this->addAuthors();
        $this->addDates();
        $this->add((string) get_post_type_archive_link('awsm_job_openings'), 'openings');

        return array_values($this->found);
    }

    private function addPosts(): void
    {
        $posts = get_posts([
            'post_type' => ['post', 'page', 'attachment', 'awsm_job_openings'],
            'post_status' => ['publish', 'inherit'],
            'numberposts' => -1,
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);
        foreach ($posts as $post) {
            // A file that belongs to something unpublished has no page.
            if ($post->post_type === 'attachment' && !is_post_publicly_viewable($post)) {
                continue;
            }
            $this->add(get_permalink($post), $this->templateOf($post));
            $pages = substr_count($post->post_content, '<!--nextpage-->');
            for ($page = 2; $page <= $pages + 1; $page++) {
                $this->add(trailingslashit(get_permalink($post)) . $page . '/', 'article, page of several');
            }
        }
    }

    private function templateOf(\WP_Post $post): string
    {
        $format = get_post_format($post);

        return match (true) {
            $post->post_type === 'attachment' => wp_attachment_is_image($post)
                ? 'attachment, picture'
                : 'attachment, file',
            $post->post_type === 'awsm_job_openings' => 'opening',
            $post->post_type === 'page' => match (true) {
                get_page_template_slug($post) === 'templates/magazine.php' => 'page as magazine',
                get_page_template_slug($post) === 'templates/wide.php' => 'page without sidebar',
                has_block('wp-job-openings/blocks', $post) || has_shortcode($post->post_content, 'awsmjobs') =>
                    'listing page',
                default => 'page',
            },
            $post->post_password !== '' => 'article with password',
            $format !== false => "format {$format}",
            (int) $post->comment_count > 0 => 'article with comments',
            has_block('gallery', $post) => 'article with galleries',
            default => 'article',
        };
    }

    private function addTerms(): void
    {
        foreach (get_taxonomies(['public' => true]) as $taxonomy) {
            $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => true]);
            foreach (is_array($terms) ? $terms : [] as $term) {
                $url = get_term_link($term);
                if (is_string($url)) {
                    $this->add($url, match ($taxonomy) {
                        'category' => 'category',
                        'post_tag' => 'tag',
                        'post_format' => 'archive of a format',
                        default => 'specification',
                    });
                    if ($taxonomy === 'category' && $term->count > self::number(get_option('posts_per_page'))) {
                        $this->add(trailingslashit($url) . 'page/2/', 'category, second');
                    }
                }
            }
        }
    }

    private function addAuthors(): void
    {
        foreach (get_users(['has_published_posts' => ['post'], 'fields' => 'ID']) as $user) {
            $this->add(get_author_posts_url(self::number($user)), 'author');
        }
    }

    private function addDates(): void
    {
        foreach (get_posts(['numberposts' => -1]) as $post) {
            $year = (string) get_the_date('Y', $post);
            $month = (string) get_the_date('m', $post);
            $this->add(get_year_link((int) $year), 'year');
            $this->add(get_month_link((int) $year, (int) $month), 'month');
        }
    }

    private static function number(mixed $value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }

    private function add(string $url, string $template, int $status = 200): void
    {
        $path = wp_make_link_relative($url);
        if ($path !== '') {
            $this->found[$path] ??= ['path' => $path, 'template' => $template, 'status' => $status];
        }
    }
}
