<?php

/**
 * A table of contents in a post, in a widget, or in the drawer.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\TableOfContents\Frontend\TableOfContentsView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$courantList = $view->id . '-list';
$courantTitle = $view->id . '-title';
$view->before->print();
?>
<div
    id="<?php echo esc_attr($view->id); ?>"
    class="<?php echo esc_attr($view->classes); ?>"
    <?php if ($view->styleAttribute !== '') : ?>
        style="<?php echo esc_attr($view->styleAttribute); ?>"
    <?php endif; ?>
    <?php if ($view->direction !== '') : ?>
        dir="<?php echo esc_attr($view->direction); ?>"
    <?php endif; ?>
    <?php foreach ($view->dataAttributes as $courantName => $courantValue) : ?>
        data-toc-<?php echo esc_attr($courantName); ?>="<?php echo esc_attr($courantValue); ?>"
    <?php endforeach; ?>
    <?php $view->island->print(); ?>
>
    <?php if ($view->legend !== '') : ?>
        <div class="ez-toc-box-title"><?php echo esc_html($view->legend); ?></div>
    <?php endif; ?>
    <?php if ($view->showsLabel || $view->hasToggle) : ?>
        <div class="<?php echo esc_attr($view->prefix); ?>-title-container">
            <?php if ($view->showsLabel) : ?>
                <<?php echo tag_escape($view->labelTag); ?> class="<?php
                    echo esc_attr($view->prefix);
                ?>-title" id="<?php echo esc_attr($courantTitle); ?>"><?php
                    echo esc_html($view->label);
                ?></<?php echo tag_escape($view->labelTag); ?>>
            <?php endif; ?>
            <?php if ($view->readingTime !== '') : ?>
                <span class="courant-contents-time"><?php echo esc_html($view->readingTime); ?></span>
            <?php endif; ?>
            <?php if ($view->hasToggle) : ?>
                <span class="<?php
                    echo esc_attr($view->prefix);
                ?>-title-toggle"<?php $view->controlIsland('toggle')->print(); ?>>
                    <button type="button" class="<?php
                        echo esc_attr($view->prefix);
                    ?>-toggle ez-toc-btn" aria-expanded="true" aria-controls="<?php
                        echo esc_attr($courantList);
                    ?>" aria-label="<?php echo esc_attr($view->accessibleName); ?>" hidden><?php
                        $view->icon->print();
                    ?></button>
                </span>
            <?php endif; ?>
        </div>
    <?php endif; ?>
    <?php $view->belowLabel->print(); ?>
    <?php if ($view->emptyText !== '') : ?>
        <p class="courant-contents-empty"><?php echo esc_html($view->emptyText); ?></p>
    <?php else : ?>
        <nav aria-label="<?php echo esc_attr($view->accessibleName); ?>">
            <ul id="<?php echo esc_attr($courantList); ?>" class="<?php
                echo esc_attr($view->prefix === 'ez-toc' ? '' : $view->prefix . '-list ');
            ?>ez-toc-list ez-toc-list-level-1"><?php $view->list->print(); ?></ul>
            <?php if ($view->hiddenCount > 0) : ?>
                <span<?php $view->controlIsland('more')->print(); ?>>
                    <button type="button" class="ez-toc-more-links-enabler" aria-controls="<?php
                        echo esc_attr($courantList);
                    ?>" hidden>
                        <?php
                        echo esc_html(sprintf(
                            /* translators: %d: number of hidden entries */
                            _n('%d more entry', '%d more entries', $view->hiddenCount, 'courant-desk'),
                            $view->hiddenCount,
                        ));
                        ?>
                    </button>
                    <button type="button" class="ez-toc-more-links-disabler" aria-controls="<?php
                        echo esc_attr($courantList);
                    ?>" hidden><?php esc_html_e('Fewer entries', 'courant-desk'); ?></button>
                </span>
            <?php endif; ?>
        </nav>
    <?php endif; ?>
    <?php $view->inlineScript->print(); ?>
</div>
<?php
$view->after->print();
