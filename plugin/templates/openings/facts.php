<?php

/**
 * The facts of one opening: on its own page, and where another page shows it.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningFactsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<dl class="courant-opening-facts<?php echo esc_attr($view->isInLine() ? ' courant-in-line' : ''); ?>">
    <?php foreach ($view->facts as $fact) : ?>
        <div<?php echo $fact['isInLine'] ?? false ? ' class="courant-in-line"' : ''; ?>>
            <dt><?php echo esc_html($fact['label']); ?></dt>
            <dd><bdi><?php echo esc_html($fact['value']); ?></bdi></dd>
        </div>
    <?php endforeach; ?>
</dl>
