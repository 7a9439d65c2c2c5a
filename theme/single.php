<?php

/**
 * An article.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\View\ArticleView;
use Courant\View\SidebarHeight;

defined('ABSPATH') || exit;

get_header();
?>
<div class="site-container">
    <?php while (have_posts()) : ?>
        <?php
        the_post();
        $story = ArticleView::current();
        $after = 'main__after' . (SidebarHeight::isLowerThanArticle($story->post) ? ' main__after--wide' : '');
        ?>
        <main class="main" id="content" tabindex="-1">
            <div class="content-row">
                <div class="main__text">
                    <?php
                    get_template_part('template-parts/breadcrumbs');

                    /** This action is documented in template-parts/front-page/magazine.php */
                    do_action('courant_before_content');
                    ?>
                    <article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
                        <?php
                        get_template_part('template-parts/single/header', null, ['story' => $story]);
                        get_template_part('template-parts/single/content');
                        if (ThemeOptions::isEnabled('article_tags')) {
                            get_template_part('template-parts/single/tags');
                        }

                        /**
                         * Fires after an article's text and tags, inside the article.
                         *
                         * @since 0.1.0
                         */
                        do_action('courant_after_content');

                        if (ThemeOptions::isEnabled('article_writer')) {
                            foreach ($story->authors() as $author) {
                                get_template_part('template-parts/single/author', null, ['author' => $author]);
                            }
                        }
                        ?>
                    </article>
                </div>
                <div class="<?php echo esc_attr($after); ?>">
                    <?php
                    // The post list block is immediately before the links to the previous and next article.
                    get_template_part('template-parts/single/related-content', null, ['story' => $story]);

                    if (ThemeOptions::isEnabled('article_neighbours')) {
                        get_template_part('template-parts/single/post-navigation');
                    }

                    comments_template();
                    ?>
                </div>
                <?php
                // In wide windows it is next to the article and what follows it.
                get_sidebar();
                ?>
            </div>
        </main>
    <?php endwhile; ?>
</div>
<?php
get_footer();
