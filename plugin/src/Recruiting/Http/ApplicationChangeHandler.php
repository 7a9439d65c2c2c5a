<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Error;

/**
 * Applies changes for the controllers, sends the stage's email to the applicant, and converts failures to error
 * messages.
 */
final class ApplicationChangeHandler
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /** @return WP_Error|null null on success */
    public function change(int $application, int $version, ?string $stage, ?int $rating): ?WP_Error
    {
        $before = (string) get_post_status($application);
        if (
            $stage !== null
            && $this->factory->stages->findAll()->find($before) === null
            && $before !== ApplicationStatus::SUSPECTED
        ) {
            return new WP_Error(
                'courant_not_movable',
                __('This application was withdrawn or is in the trash, so it has no stage.', 'courant-desk'),
                ['status' => 409],
            );
        }
        $user = get_current_user_id();
        $to = $stage !== null && $before !== ApplicationStatus::SUSPECTED
            ? $this->factory->stages->findAll()->find($stage)
            : null;
        $done = $this->factory->editor
            ->change($application, $version, $stage, $rating, $user, function () use ($application, $to, $user): void {
                if ($to !== null) {
                    $this->factory->applicantEmails()->enqueueStageEmail($application, $to, $user);
                }
            });
        if ($done->isSuccess()) {
            return null;
        }

        return match ($done->violations[0]->code ?? '') {
            'stage.unknown' => new WP_Error(
                'courant_stage_unknown',
                __('This stage no longer exists. Reload the page.', 'courant-desk'),
                ['status' => 400],
            ),
            'rating.unknown' => new WP_Error(
                'courant_rating_unknown',
                __('The rating is invalid. Choose a number from 0 to 5.', 'courant-desk'),
                ['status' => 400],
            ),
            'version.stale' => $this->conflictError($application),
            default => RecruitingPermissions::notFoundError(),
        };
    }

    private function conflictError(int $application): WP_Error
    {
        clean_post_cache($application);
        $log = get_post_meta($application, ApplicationMeta::ACTIVITY_LOG, true);
        $last = is_array($log) && $log !== [] ? end($log) : [];
        $who = is_array($last) && is_numeric($last['user'] ?? null)
            ? ApplicationTimeline::userName((int) $last['user'])
            : __('Another user', 'courant-desk');
        $stage = $this->factory->stages->findAll()->find((string) get_post_status($application));

        return new WP_Error(
            'courant_version_stale',
            sprintf(
                /* translators: 1: name of a user, 2: name of a stage */
                __('%1$s changed this application in the meantime. It is now in “%2$s”. Your change was not saved. Review the application and try again.', 'courant-desk'),
                $who,
                $stage->label ?? (string) get_post_status($application),
            ),
            ['status' => 409, 'version' => $this->factory->candidates->find($application)->version ?? 0]
        );
    }
}
