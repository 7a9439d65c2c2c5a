<?php

/**
 * Note in a list about openings that the minimum salary leaves out. When the link is clicked, the script removes
 * the filter as it removes chips.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\UnitNoteView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<p class="courant-listing-note courant-currency-note"><?php
    echo esc_html($view->text);
?> <a href="<?php
    echo esc_url($view->url);
?>" data-clear="" data-key="<?php
    echo esc_attr($view->filterKey);
?>" data-slug="<?php
    echo esc_attr($view->filterValue);
?>" data-island-replay><?php esc_html_e('Show openings with any pay', 'courant-desk'); ?></a></p>
