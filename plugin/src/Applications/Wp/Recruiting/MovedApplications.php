<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\Rest\Timeline;
use WP_Error;

/** Changes for the edge: makes them, tells the applicant where a stage does, and words what went wrong. */
final class MovedApplications
{
    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    /** @return WP_Error|null null when it was done */
    public function change(int $application, int $version, ?string $stage, ?int $rating): ?WP_Error
    {
        $before = (string) get_post_status($application);
        if ($stage !== null && $this->parts->stages->read()->find($before) === null && $before !== ApplicationType::SUSPECTED) {
            return new WP_Error('courant_not_movable', __('This application was withdrawn or lies in the trash: it has no stage.', 'courant-desk'), ['status' => 409]);
        }
        $user = get_current_user_id();
        $to = $stage !== null && $before !== ApplicationType::SUSPECTED ? $this->parts->stages->read()->find($stage) : null;
        $done = $this->parts->changes->make($application, $version, $stage, $rating, $user, function () use ($application, $to, $user): void {
            if ($to !== null) {
                $this->parts->replies()->tellStage($application, $to, $user);
            }
        });
        if ($done->isOk()) {
            return null;
        }

        return match ($done->violations[0]->code ?? '') {
            'stage.unknown' => new WP_Error('courant_stage_unknown', __('This stage does not exist any more. Please reload the page.', 'courant-desk'), ['status' => 400]),
            'rating.unknown' => new WP_Error('courant_rating_unknown', __('A rating is a number from 0 to 5.', 'courant-desk'), ['status' => 400]),
            'version.stale' => $this->conflict($application),
            default => Rest\Access::gone(),
        };
    }

    private function conflict(int $application): WP_Error
    {
        clean_post_cache($application);
        $log = get_post_meta($application, CandidateRows::ACTIVITY, true);
        $last = is_array($log) && $log !== [] ? end($log) : [];
        $who = is_array($last) && is_numeric($last['user'] ?? null) ? Timeline::person((int) $last['user']) : __('Somebody', 'courant-desk');
        $stage = $this->parts->stages->read()->find((string) get_post_status($application));

        return new WP_Error(
            'courant_version_stale',
            /* translators: 1: a person, 2: name of a stage */
            sprintf(__('%1$s changed this application meanwhile; it is in "%2$s" now. Your change was not stored: look at it again and decide.', 'courant-desk'), $who, $stage->label ?? (string) get_post_status($application)),
            ['status' => 409, 'version' => $this->parts->candidates->find($application)->version ?? 0]
        );
    }
}
