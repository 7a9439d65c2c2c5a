<?php

/**
 * Prints the meta box for the hiring team of an opening.
 *
 * @package CourantDesk
 * @var \CourantDesk\Recruiting\Admin\HiringTeamView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<style>
    .courant-team { max-block-size: 14rem; overflow-y: auto; padding: .25rem; }
    .courant-team label { display: flex; align-items: center; gap: .5em; min-block-size: 2rem; }
    .courant-team span { overflow-wrap: anywhere; }
</style>
<p id="courant-team-help"><?php
    esc_html_e('They can see the applications for this opening and receive its emails.', 'courant-desk');
?></p>
<div class="courant-team" role="group" aria-label="<?php
    esc_attr_e('Hiring team', 'courant-desk');
?>" aria-describedby="courant-team-help" tabindex="0">
    <?php foreach ($view->users as $person) : ?>
    <label>
        <input type="checkbox" name="courant_hiring_team[]" value="<?php
            echo esc_attr((string) $person['id']);
        ?>"<?php checked($person['chosen']); ?>>
        <span><?php echo esc_html($person['name']); ?></span>
    </label>
    <?php endforeach; ?>
</div>
<input type="hidden" name="courant_hiring_team_nonce" value="<?php echo esc_attr($view->nonce); ?>">
