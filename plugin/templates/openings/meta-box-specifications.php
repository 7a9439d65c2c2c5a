<?php

/**
 * Classic editor: the specifications of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<?php wp_nonce_field($view->nonceAction, $view->nonceName); ?>
<?php foreach ($view->specifications as $specification) : ?>
    <fieldset class="courant-field">
        <legend><strong><?php echo esc_html($specification['label']); ?></strong></legend>
        <div style="max-height: 12em; overflow: auto; padding: 0.25em 0;">
            <?php foreach ($specification['terms'] as $term) : ?>
                <label style="display: inline-block; margin: 0 1em 0.25em 0;">
                    <input type="checkbox" name="awsm_job_spec_terms[<?php
                        echo esc_attr($specification['taxonomy']);
                    ?>][]" value="<?php
                        echo esc_attr((string) $term->id);
                    ?>"<?php checked(in_array($term->id, $specification['chosen'], true)); ?>>
                    <?php echo esc_html($term->name); ?>
                </label>
            <?php endforeach; ?>
        </div>
        <p>
            <label for="courant-new-<?php echo esc_attr($specification['taxonomy']); ?>"><?php
                esc_html_e('New values, separated by commas', 'courant-desk');
            ?></label>
            <input type="text" class="widefat" id="courant-new-<?php
                echo esc_attr($specification['taxonomy']);
            ?>" name="courant_new_terms[<?php
                echo esc_attr($specification['taxonomy']);
            ?>]" value="" autocomplete="off">
        </p>
    </fieldset>
<?php endforeach; ?>
