<?php

/**
 * The articles and openings that the visitor has saved in the browser.
 */

declare(strict_types=1);

use Courant\Components\SavedItems;
use Courant\Islands;
use Courant\OpeningPages;

defined('ABSPATH') || exit;

get_header();
?>
<div class="site-container">
    <main id="content" tabindex="-1">
        <?php get_template_part('template-parts/breadcrumbs'); ?>
        <header class="page-header">
            <h1 class="page-title"><?php echo esc_html(SavedItems::title()); ?></h1>
            <p class="page-description"><?php
                esc_html_e('This list is stored only in this browser.', 'courant');
            ?></p>
        </header>
        <div
            <?php
            Islands::printAttributes('saved', 'load', [
                'kinds' => [
                    'article' => __('Articles', 'courant'),
                    'opening' => __('Job openings', 'courant'),
                ],
                'links' => SavedItems::links(),
                'openings' => SavedItems::openingFactsUrl(),
                'empty' => post_type_exists(OpeningPages::POST_TYPE)
                    ? __('Nothing is saved yet. Use the button “Save” of an article or a job opening.', 'courant')
                    : __('Nothing is saved yet. Use the button “Save” of an article.', 'courant'),
                'closed' => __('Closed', 'courant'),
                'notListed' => __('No longer listed', 'courant'),
                'remove' => __('Remove', 'courant'),
                /* translators: %s: title of an article or opening. */
                'removeItem' => __('Remove %s', 'courant'),
                'removed' => __('Removed from the list.', 'courant'),
                'undo' => __('Undo', 'courant'),
            ]);
            ?>>
            <p class="saved__loading" role="status"><?php esc_html_e('Loading your list…', 'courant'); ?></p>
            <noscript>
                <p><?php esc_html_e('The list needs JavaScript.', 'courant'); ?></p>
                <p class="saved__links">
                    <?php foreach (SavedItems::links() as $link) : ?>
                        <a class="share__button" href="<?php echo esc_url($link['url']); ?>"><?php
                            echo esc_html($link['label']);
                        ?></a>
                    <?php endforeach; ?>
                </p>
            </noscript>
        </div>
    </main>
</div>
<?php
get_footer();
