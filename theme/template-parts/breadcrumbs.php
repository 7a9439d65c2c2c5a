<?php

/**
 * The breadcrumbs of the current page.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Seo\Breadcrumbs;

defined('ABSPATH') || exit;

$breadcrumbs = ThemeOptions::isEnabled('breadcrumbs') ? Breadcrumbs::forCurrentPage() : [];

if (count($breadcrumbs) < 2) {
    return;
}
?>
<nav class="breadcrumbs" aria-label="<?php esc_attr_e('Breadcrumbs', 'courant'); ?>">
    <ol>
        <?php foreach ($breadcrumbs as $crumb) : ?>
            <li>
                <?php if ($crumb->url !== null) : ?>
                    <a href="<?php echo esc_url($crumb->url); ?>"><?php echo esc_html($crumb->label); ?></a>
                <?php else : ?>
                    <span aria-current="page"><?php echo esc_html($crumb->label); ?></span>
                <?php endif; ?>
            </li>
        <?php endforeach; ?>
    </ol>
</nav>
