<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/**
 * Adds the closing time to quick edit and bulk edit. An empty input changes nothing; a checkbox removes the closing
 * time.
 */
final class ClosingQuickEdit
{
    public function __construct(private readonly Clock $clock, private readonly OpeningNotices $notices)
    {
    }

    /** Prints the inputs. The attribute `data-courant-field` contains the key of the value that quick edit fills in. */
    public function print(): void
    {
        ?>
        <label><span class="title"><?php
            esc_html_e('Closes', 'courant-desk');
        ?></span> <input type="datetime-local" name="courant_quick_closing" value="" data-courant-field="<?php
            echo esc_attr(ClosingTimeField::KEY);
        ?>"></label>
        <label><input type="checkbox" name="courant_quick_never" value="1" data-courant-empty="<?php
            echo esc_attr(ClosingTimeField::KEY);
        ?>"> <span class="checkbox-title"><?php esc_html_e('No closing date', 'courant-desk'); ?></span></label>
        <?php
    }

    /** Returns the current value for the inputs. */
    public function currentValue(int $opening): string
    {
        return OpeningFieldParser::findClosing($opening)->dateTime;
    }

    public function save(int $opening, Request $request): void
    {
        $entered = $request->text('courant_quick_closing');
        $isNone = $request->text('courant_quick_never') === '1';
        if ($entered === '' && !$isNone) {
            return;
        }
        $closing = ClosingDate::fromString($isNone ? '' : $entered);
        if (!$isNone && $closing->dateTime === '') {
            $this->notices->add('closing.malformed');

            return;
        }
        $status = (string) get_post_status($opening);
        $publishes = OpeningFieldParser::parsePublishDate(get_post_field('post_date_gmt', $opening));
        $decision = StatusDecision::create(
            $status,
            $status,
            $closing->toDateTime(wp_timezone()),
            $this->clock->now(),
            $publishes,
        );
        if (!$decision->isRefusal()) {
            update_post_meta($opening, ClosingTimeField::KEY, $closing->dateTime);
        }
        $this->notices->add($decision->notice);
    }
}
