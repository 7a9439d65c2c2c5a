<?php

/**
 * The way to this page.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Seo\Trail;

defined('ABSPATH') || exit;

$trail = Options::flag('breadcrumbs') ? Trail::here() : [];

if (count($trail) < 2) {
    return;
}
?>
<nav class="breadcrumbs" aria-label="<?php esc_attr_e('Breadcrumbs', 'courant'); ?>">
    <ol>
        <?php foreach ($trail as $crumb) : ?>
            <li>
                <?php if ($crumb->address !== null) : ?>
                    <a href="<?php echo esc_url($crumb->address); ?>"><?php echo esc_html($crumb->label); ?></a>
                <?php else : ?>
                    <span aria-current="page"><?php echo esc_html($crumb->label); ?></span>
                <?php endif; ?>
            </li>
        <?php endforeach; ?>
    </ol>
</nav>
