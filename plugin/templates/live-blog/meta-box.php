<?php

/**
 * The state of a live blog in the classic editor.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\LiveBlog\Admin\LiveBlogMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<p>
    <label for="courant-live-blog-state"><?php esc_html_e('State', 'courant-desk'); ?></label>
    <select class="widefat" id="courant-live-blog-state" name="courant_live_blog">
        <?php foreach ($view->labels as $value => $label) : ?>
            <option value="<?php echo esc_attr($value); ?>"<?php selected($view->state, $value); ?>><?php
                echo esc_html($label);
            ?></option>
        <?php endforeach; ?>
    </select>
</p>
