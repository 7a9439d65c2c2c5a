<?php

/**
 * An update of a live blog.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\LiveBlog\Frontend\LiveUpdateView $view
 */

declare(strict_types=1);

use CourantDesk\Kernel\Html;

defined('ABSPATH') || exit;

?>
<section class="courant-live-update" data-live-update="<?php echo esc_attr($view->version); ?>"<?php
    echo $view->id === '' ? '' : ' id="' . esc_attr($view->id) . '"';
?>>
    <?php if ($view->time !== '') : ?>
        <p class="courant-live-update__time">
            <?php if ($view->id !== '') : ?>
                <a href="#<?php echo esc_attr($view->id); ?>"><time datetime="<?php
                    echo esc_attr($view->machineTime);
                ?>"><?php echo esc_html($view->time); ?></time></a>
            <?php else : ?>
                <time datetime="<?php echo esc_attr($view->machineTime); ?>"><?php echo esc_html($view->time); ?></time>
            <?php endif; ?>
        </p>
    <?php endif; ?>
    <?php if ($view->title !== '') : ?>
        <h2 class="courant-live-update__title"><?php echo esc_html($view->title); ?></h2>
    <?php endif; ?>
    <?php (new Html($view->content))->print(); ?>
</section>
