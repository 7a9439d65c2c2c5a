<?php

/**
 * Map of a listing: the button, which React hydrates in its own element, and the region that a script fills. The style
 * sheet of the button hides both without JavaScript.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\ListingMapView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-map"<?php $view->island->print(); ?>>
    <div class="courant-map-control"><button type="button" class="courant-map-toggle" aria-expanded="false" aria-controls="<?php
        echo esc_attr($view->htmlId);
    ?>" data-island-replay><svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false"><path d="M10 18s6-5.2 6-10a6 6 0 1 0-12 0c0 4.8 6 10 6 10Zm0-7.7a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg><span><?php
        esc_html_e('Show map', 'courant-desk');
    ?></span></button></div>
    <section class="courant-map-panel" id="<?php
        echo esc_attr($view->htmlId);
    ?>" aria-label="<?php esc_attr_e('Map of job openings', 'courant-desk'); ?>" hidden>
        <p class="courant-map-status" role="status"></p>
        <div class="courant-map-canvas"></div>
        <?php if ($view->consentHost !== '') : ?>
            <div class="courant-map-consent" hidden>
                <p><?php echo esc_html($view->consentText()); ?></p>
                <button type="button"><?php esc_html_e('Show map background', 'courant-desk'); ?></button>
            </div>
        <?php endif; ?>
    </section>
</div>
