<?php

/**
 * An embed that waits for consent: its own HTML, inert, and what stands there meanwhile.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Consent\View\EmbedView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-embed<?php echo $view->embed->isScript ? ' courant-embed-script' : ''; ?>" data-courant-embed="<?php echo esc_attr($view->category); ?>" style="<?php echo esc_attr($view->style()); ?>"><template><?php $view->inert->print(); ?></template><div class="courant-embed-ask"><p><?php echo esc_html($view->words()); ?></p><button type="button" data-courant-show><?php echo esc_html($view->buttonText()); ?></button>
<?php if ($view->embed->link() !== '') : ?>
    <a href="<?php echo esc_url($view->embed->link()); ?>" rel="noopener"><?php echo esc_html($view->linkWords()); ?></a>
<?php endif; ?>
</div></div>
